// Entry point of the page.
import { mount } from "svelte";
import "./styles/fonts.css";
import "./styles/base.css";
import App from "./App.svelte";
import { ready } from "./lib/i18n.svelte";
import { applyTheme } from "./lib/preferences.svelte";

applyTheme();
await ready();
mount(App, { target: document.getElementById("app") as HTMLElement });
