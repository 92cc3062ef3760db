/** How a ruling is coloured and signed: by what it says, never by the page it stands on. */

export type Tone = 'good' | 'bad' | 'open' | 'plain';

const TONES: Record<string, Tone> = {
  correct: 'good',
  ended: 'good',
  incorrect: 'bad',
  refused: 'bad',
  reinstate: 'bad',
  noted: 'plain',
  time: 'plain',
};

/** The tone of a verdict; one that leaves something open, or that is not known, is open. */
export function toneOf(verdict: string): Tone {
  return TONES[verdict] ?? 'open';
}
