/** Sound and desktop notification for alerts. Both only when the arbiter has asked for them. */

let context: AudioContext | null = null;

/** Two short tones, higher where the arbiter has to step in. */
export function ring(urgent: boolean): void {
  try {
    context ??= new AudioContext();
    void context.resume();
    const start = context.currentTime;
    [0, 0.22].forEach((offset) => tone(context as AudioContext, start + offset, urgent ? 880 : 520));
  } catch {
    // A machine without a sound card still shows the alert.
  }
}

function tone(on: AudioContext, at: number, pitch: number): void {
  const source = on.createOscillator();
  const volume = on.createGain();
  source.frequency.value = pitch;
  volume.gain.setValueAtTime(0.0001, at);
  volume.gain.exponentialRampToValueAtTime(0.25, at + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.18);
  source.connect(volume).connect(on.destination);
  source.start(at);
  source.stop(at + 0.2);
}

/** Asks the browser for leave to notify; false where it refuses or cannot. */
export async function mayNotify(): Promise<boolean> {
  if (typeof Notification === 'undefined') return false;
  if (Notification.permission === 'default') return (await Notification.requestPermission()) === 'granted';
  return Notification.permission === 'granted';
}

/** Shows a desktop notification; a click on it brings the page to the front. */
export function notify(title: string, body: string, tag: string): void {
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
  const shown = new Notification(title, { body, tag });
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
}
