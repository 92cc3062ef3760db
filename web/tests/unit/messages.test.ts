import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type Entry, type Message, type PatternElement, Junk } from '@fluent/syntax';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../src');

function entries(lang: string): Entry[] {
  const source = readFileSync(join(root, 'messages', `${lang}.ftl`), 'utf8');
  return parse(source, {}).body as Entry[];
}

const messages = (lang: string): Message[] => entries(lang).filter((entry): entry is Message => entry.type === 'Message');

/** The variables anywhere in a message. */
function variables(node: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(node)) node.forEach((one) => variables(one, found));
  else if (typeof node === 'object' && node !== null) {
    const typed = node as { type?: string; id?: { name: string } };
    if (typed.type === 'VariableReference' && typed.id) found.add(typed.id.name);
    Object.values(node).forEach((one) => variables(one, found));
  }
  return found;
}

/** The keys of every selector on a variable, so that no language lacks a case. */
function selectors(node: unknown, found: string[] = []): string[] {
  if (Array.isArray(node)) node.forEach((one) => selectors(one, found));
  else if (typeof node === 'object' && node !== null) {
    const typed = node as { type?: string; selector?: { id?: { name: string } }; variants?: { key: { name?: string; value?: string } }[] };
    if (typed.type === 'SelectExpression' && typed.selector?.id) {
      const keys = (typed.variants ?? []).map((variant) => variant.key.name ?? variant.key.value ?? '');
      found.push(`${typed.selector.id.name}: ${keys.toSorted().join(' ')}`);
    }
    Object.values(node).forEach((one) => selectors(one, found));
  }
  return found;
}

function sources(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return sources(path);
    return /\.(svelte|ts)$/.test(name) ? [readFileSync(path, 'utf8')] : [];
  });
}

describe('message files', () => {
  it.each(['en', 'tr'])('%s can be read to its end', (lang) => {
    const junk = entries(lang).filter((entry) => (entry as unknown) instanceof Junk);
    expect(junk).toEqual([]);
  });

  it('have the same messages in the same order', () => {
    const names = (lang: string) => messages(lang).map((message) => message.id.name);
    expect(names('tr')).toEqual(names('en'));
    expect(new Set(names('en')).size).toBe(names('en').length);
  });

  it('use the same variables and the same cases in both languages', () => {
    const turkish = new Map(messages('tr').map((message) => [message.id.name, message]));
    for (const message of messages('en')) {
      const other = turkish.get(message.id.name);
      const name = message.id.name;
      expect([name, ...variables(other)].toSorted()).toEqual([name, ...variables(message)].toSorted());
      expect([name, ...selectors(other)].toSorted()).toEqual([name, ...selectors(message)].toSorted());
    }
  });

  it('have no message without words', () => {
    for (const lang of ['en', 'tr']) {
      for (const message of messages(lang)) {
        expect((message.value?.elements as PatternElement[] | undefined)?.length, message.id.name).toBeGreaterThan(0);
      }
    }
  });

  it('have every message that the page asks for, and no other', () => {
    const code = sources(root).join('\n');
    const known = messages('en').map((message) => message.id.name);
    const quoted = [...code.matchAll(/\b(?:t|say|word|label)\((?:lang, )?'([a-z][a-z-]*)'/g)].map((match) => match[1] ?? '');
    expect(quoted.filter((name) => !known.includes(name))).toEqual([]);
    const prefixes = [...code.matchAll(/`([a-z]+(?:-[a-z]+)*-)\$\{/g)].map((match) => match[1] ?? '');
    const literals = new Set([...code.matchAll(/'([a-z][a-z-]*)'/g)].map((match) => match[1] ?? ''));
    const asked = (name: string) => literals.has(name) || prefixes.some((prefix) => name.startsWith(prefix));
    expect(known.filter((name) => !asked(name))).toEqual([]);
  });
});
