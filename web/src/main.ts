import "./generated/colours.css";
import "./shell/page.css";

import { mount } from "svelte";

import App from "./shell/App.svelte";
import { placeArt } from "./art/art";
import { keepCopy } from "./shell/worker";
import { startSpeaking } from "./words/words.svelte";

placeArt();
await startSpeaking();
mount(App, { target: document.getElementById("app") as HTMLElement });
keepCopy();
