/** The words of the page, from the message files. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import en from '../messages/en.ftl?raw';
import tr from '../messages/tr.ftl?raw';
import { settings, type Lang } from './settings.svelte';

export type Args = Record<string, FluentVariable>;

const SOURCES: Record<Lang, string> = { en, tr };
const bundles: Partial<Record<Lang, FluentBundle>> = {};

/** The messages of a language, read when it is first spoken. */
function bundle(lang: Lang): FluentBundle {
  const known = bundles[lang];
  if (known) return known;
  const made = new FluentBundle(lang, { useIsolating: false });
  made.addResource(new FluentResource(SOURCES[lang]));
  bundles[lang] = made;
  return made;
}

/** A message in the given language; its own name where there is none, so that a gap is seen. */
export function say(lang: Lang, id: string, args?: Args): string {
  const pattern = bundle(lang).getMessage(id)?.value;
  return pattern ? bundle(lang).formatPattern(pattern, args, []) : id;
}

/** A message in the language of the page. */
export function t(id: string, args?: Args): string {
  return say(settings.lang, id, args);
}

/** A text that the server gives in both languages, in the language of the page. */
export function both(text: { en: string; tr: string } | null | undefined): string {
  return text?.[settings.lang] ?? '';
}

/** A moment as a date and a time of day. */
export function when(moment: string | number, lang: Lang = settings.lang): string {
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return String(moment);
  return new Intl.DateTimeFormat(lang === 'tr' ? 'tr-TR' : 'en-GB', {
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(date);
}

/** A moment of this day as the time of day alone; an earlier one with its date. */
export function clockTime(moment: string, lang: Lang = settings.lang, now = new Date()): string {
  const date = new Date(moment);
  if (date.toDateString() !== now.toDateString()) return when(moment, lang);
  return new Intl.DateTimeFormat(lang === 'tr' ? 'tr-TR' : 'en-GB', { timeStyle: 'short' }).format(date);
}
