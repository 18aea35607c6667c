import type { Door } from './door.ts';
import type { FormState } from './form.ts';

/** The parts of pages that show a form, and show it again with what was typed. */
export type FormSlot =
  'contact-form' | 'newsletter-form' | 'guide-form' | 'review-form' | 'your-door';

/**
 * Every part of a page that the server can render again, and what it is given
 * for a visitor, beside the properties it was built with. Its component stands
 * in `site/server-slots/`, its place on the page in an element `ServerSlot`.
 */
export interface Slots extends Record<FormSlot, { state?: FormState }> {
  'contact-form': { state?: FormState; ordered?: string };
  'your-door': { state?: FormState; door?: Door };
  'blog-listing': { search: string };
  'not-found': { suggestions: readonly { path: string; title: string }[] };
  problem: { title: string; sentence: string };
}

export type SlotName = keyof Slots;

/** A slot with what it is given. */
export type FilledSlot = { [Name in SlotName]: { slot: Name; state: Slots[Name] } }[SlotName];

/** Renders a slot's component to HTML, with the properties it was built with and what it is given. */
export type RenderSlot = (name: SlotName, props: object) => string;
