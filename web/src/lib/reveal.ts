/** Brings the answer to a question before the eyes of whoever asked it. */

/** Scrolls to the heading of that id and puts the focus on it; without a glide where motion is not wanted. */
export function reveal(id: string): void {
  const heading = document.getElementById(id);
  if (!heading) return;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  heading.focus({ preventScroll: true });
  heading.scrollIntoView({ block: 'start', behavior: still ? 'auto' : 'smooth' });
}
