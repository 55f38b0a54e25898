import { expect, it } from "vitest";

import { parts } from "./markup";

it("finds strong words, emphasis and code, and leaves the rest", () => {
  expect(parts("4.4 paid **exactly**, *any* `de7` 2 * 3")).toEqual([
    { kind: "plain", text: "4.4 paid " },
    { kind: "strong", text: "exactly" },
    { kind: "plain", text: ", " },
    { kind: "em", text: "any" },
    { kind: "plain", text: " " },
    { kind: "code", text: "de7" },
    { kind: "plain", text: " 2 * 3" },
  ]);
});
