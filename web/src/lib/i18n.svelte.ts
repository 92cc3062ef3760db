/** The words of the page, from the message files. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import en from '../messages/en.ftl?raw';
import tr from '../messages/tr.ftl?raw';
import { settings, type Lang } from './settings.svelte';

export type Args = Record<string, FluentVariable>;

function bundle(lang: Lang, source: string): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false });
  made.addResource(new FluentResource(source));
  return made;
}

const bundles: Record<Lang, FluentBundle> = { en: bundle('en', en), tr: bundle('tr', tr) };

/** Further messages, such as those of the Learn pages, which come only when they are wanted. */
export function addMessages(lang: Lang, source: string): void {
  bundles[lang].addResource(new FluentResource(source), { allowOverrides: true });
}

/** A message in the given language; its own name where there is none, so that a gap is seen. */
export function say(lang: Lang, id: string, args?: Args): string {
  const pattern = bundles[lang].getMessage(id)?.value;
  return pattern ? bundles[lang].formatPattern(pattern, args, []) : id;
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
