import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vitest/config";

const locale = fileURLToPath(new URL("../src/sabika/locale/", import.meta.url));
const site = fileURLToPath(new URL("../src/sabika/server/site/", import.meta.url));
const WORDS = "virtual:words/";
/** What the page says itself; refusals and problems come from the server as sentences. */
const CATALOGUES = ["terms.ftl", "events.ftl", "page.ftl", "lesson.ftl"];

/** `virtual:words/de` is the text of all Fluent catalogues of a language, the same that Python reads. */
function words(): Plugin {
  return {
    name: "words",
    resolveId: (id) => (id.startsWith(WORDS) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${WORDS}`)) return undefined;
      const language = id.slice(WORDS.length + 1);
      const texts = CATALOGUES.map((name) => {
        const file = `${locale}${language}/${name}`;
        this.addWatchFile(file);
        return readFileSync(file, "utf-8");
      });
      return `export default ${JSON.stringify(texts.join("\n"))};`;
    },
  };
}

/** The service worker, told which files the page consists of: they are new when one of them is. */
function worker(): Plugin {
  return {
    name: "worker",
    apply: "build",
    writeBundle(_options, bundle) {
      const assets = Object.keys(bundle).filter((name) => name.startsWith("assets/"));
      const shell = ["/", ...assets.sort().map((name) => `/${name}`)];
      const text = readFileSync(fileURLToPath(new URL("worker.js", import.meta.url)), "utf-8");
      const page = readFileSync(`${site}index.html`, "utf-8");
      const version = createHash("sha256").update(JSON.stringify([shell, page, text])).digest("hex").slice(0, 12);
      const known = `const SHELL = ${JSON.stringify(shell)};\nconst VERSION = "${version}";\n`;
      writeFileSync(`${site}sw.js`, known + text);
    },
  };
}

export default defineConfig({
  plugins: [words(), svelte(), worker()],
  build: {
    outDir: site,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: { proxy: { "/api": { target: "http://localhost:8000", ws: true } } },
  test: { include: ["src/**/*.test.ts"] },
});
