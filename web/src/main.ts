import '@lichess-org/chessground/assets/chessground.base.css';
import '@lichess-org/chessground/assets/chessground.brown.css';
import '#pieces.css';
import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { restoreDraft } from './lib/desk.svelte';
import { follow } from './lib/router.svelte';
import { apply } from './lib/settings.svelte';

apply();
follow();
restoreDraft();

const target = document.getElementById('app');
if (target) mount(App, { target });
