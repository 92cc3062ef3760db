import { describe, expect, it } from 'vitest';
import { FORTY_NINE_AND_A_HALF, WITH_SLIP } from './games';
import { browsing, LANGS, Server, serving } from './kit';

/** What an arbiter has to be told beside the ruling. */
const server = new Server();
const open = browsing();

serving(server);

/** The kings have moved and come back: the same pieces on the same squares, without the castling rights. */
const KINGS_BACK = '1. e4 e5 2. Ke2 Ke7 3. Ke1 Ke8 4. Ke2 Ke7 5. Ke1 Ke8';
const UP_TO = { en: /up to 4\.\.\. Nf6: what follows was not looked at/, tr: /okunan son hamle: 4\.\.\. Af6\. Sonrasına bakılmadı/ };
const CASTLING = { en: /castling/i, tr: /rok/i };
const COUNTER = { en: 'the record does not show them', tr: 'kayıt bunları göstermiyor' };
const READING = { en: 'rests on a reading of the Laws', tr: 'Kuralların bir yorumuna dayanır' };

describe.each(LANGS)('warnings beside a ruling, in %s', (lang) => {
  it('a sheet that breaks off: which move cannot be read, and up to where it was', async () => {
    const desk = await open(server, { lang });
    await desk.enter(WITH_SLIP);
    await desk.understood(8);
    await desk.rule();
    const told = (await desk.ruling.locator('ul.note').textContent()) ?? '';
    expect(told).toContain('Ad3');
    expect(told).toMatch(UP_TO[lang]);
    // What was counted up to there says nothing of the position claimed.
    expect(await desk.ruling.locator('.counts, .boards').count()).toBe(0);
    await desk.close();
  });

  it('a flag that falls on such a sheet, too', async () => {
    const desk = await open(server, { lang });
    await desk.enter(WITH_SLIP);
    await desk.understood(8);
    await desk.go('questions?kind=flag&who=white');
    await desk.button('questions-ask').click();
    await desk.page.locator('#answer .verdict').waitFor();
    expect(await desk.page.locator('#answer').textContent()).toMatch(UP_TO[lang]);
    await desk.close();
  });

  it('positions that only look alike: what differs', async () => {
    const desk = await open(server, { lang });
    await desk.enter(KINGS_BACK);
    await desk.understood(10);
    await desk.rule();
    const unlike = desk.ruling.locator('.boards > li.unlike');
    expect(await unlike.count()).toBe(1);
    expect(await unlike.textContent()).toMatch(CASTLING[lang]);
    await desk.close();
  });

  it('a count that only the set-up position tells of, and a reading of the Laws', async () => {
    const desk = await open(server, { lang });
    await desk.enter(FORTY_NINE_AND_A_HALF);
    await desk.understood(0);
    await desk.choose('claim-ground', 'claim-fifty');
    await desk.rule();
    expect(await desk.ruling.locator('ul.note').textContent()).toContain(COUNTER[lang]);
    await desk.choose('claim-by', 'black');
    await desk.rule();
    expect(await desk.ruling.locator('ul.note').textContent()).toContain(READING[lang]);
    await desk.close();
  });
});

describe.each(LANGS)('the form on paper, in %s', (lang) => {
  it('tells law, advice, regulation and discretion apart, and what each of them is', async () => {
    const desk = await open(server, { lang });
    await desk.enter(KINGS_BACK);
    await desk.understood(10);
    await desk.rule();
    await desk.go('form');
    const form = desk.page.locator('article.form');
    await form.waitFor();
    await desk.page.emulateMedia({ media: 'print' });
    for (const level of ['law', 'advice', 'regulation', 'discretion']) {
      const entry = form.locator('.legend > span', { has: desk.page.locator(`.tag.${level}`) });
      expect(await entry.isVisible()).toBe(true);
      expect(await entry.textContent()).toContain(desk.say(`level-${level}`));
      expect(await entry.textContent()).toContain(desk.say(`form-legend-${level}`));
    }
    // The four are told apart without colour: by the line around the word.
    const lines = await form
      .locator('.legend .tag')
      .evaluateAll((all) => all.map((one) => `${getComputedStyle(one).borderStyle} ${getComputedStyle(one).borderRadius}`));
    expect(new Set(lines).size).toBe(4);
    const pdf = (await desk.page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page[^s]/g)).toHaveLength(1);
    await desk.close();
  });
});
