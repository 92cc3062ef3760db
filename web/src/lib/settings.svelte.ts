/** What the arbiter has chosen for this device: language, theme, piece letters, laws, sound. */

export type Lang = 'en' | 'tr';
export type Theme = 'auto' | 'light' | 'dark';
export type Letters = 'language' | 'en' | 'tr' | 'figurine';

export interface Choices {
  lang: Lang;
  theme: Theme;
  letters: Letters;
  /** The rule profile that new claims start with; empty: by the kind of play. */
  laws: string;
  sound: boolean;
  notify: boolean;
  coordinates: boolean;
}

const KEY = 'hakem.settings';

/** The language to start with: Turkish where the browser asks for it. */
export function preferredLang(languages: readonly string[]): Lang {
  const first = languages.find((tag) => /^(en|tr)\b/i.test(tag));
  return first?.toLowerCase().startsWith('tr') ? 'tr' : 'en';
}

function defaults(): Choices {
  const languages = typeof navigator === 'undefined' ? [] : navigator.languages;
  return {
    lang: preferredLang(languages),
    theme: 'auto',
    letters: 'language',
    laws: '',
    sound: false,
    notify: false,
    coordinates: true,
  };
}

/** Settings as stored, each field only if it is one that this version knows. */
export function restore(text: string | null, base: Choices): Choices {
  let stored: unknown = null;
  try {
    stored = JSON.parse(text ?? 'null');
  } catch {
    return base;
  }
  if (typeof stored !== 'object' || stored === null) return base;
  const given = stored as Record<string, unknown>;
  const one = <T extends string>(key: string, allowed: readonly T[], otherwise: T): T =>
    allowed.find((value) => value === given[key]) ?? otherwise;
  const flag = (key: string, otherwise: boolean): boolean =>
    typeof given[key] === 'boolean' ? (given[key] as boolean) : otherwise;
  return {
    lang: one('lang', ['en', 'tr'], base.lang),
    theme: one('theme', ['auto', 'light', 'dark'], base.theme),
    letters: one('letters', ['language', 'en', 'tr', 'figurine'], base.letters),
    laws: typeof given.laws === 'string' ? given.laws : base.laws,
    sound: flag('sound', base.sound),
    notify: flag('notify', base.notify),
    coordinates: flag('coordinates', base.coordinates),
  };
}

const storage = typeof localStorage === 'undefined' ? null : localStorage;

export const settings: Choices = $state(restore(storage?.getItem(KEY) ?? null, defaults()));

/** Keeps the settings on this device and applies language and theme to the page. */
export function apply(): void {
  storage?.setItem(KEY, JSON.stringify(settings));
  const root = document.documentElement;
  root.lang = settings.lang;
  if (settings.theme === 'auto') delete root.dataset.theme;
  else root.dataset.theme = settings.theme;
}
