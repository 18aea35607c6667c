import type { Door, Trade } from './door.ts';
import type { Seen } from './first-look.ts';
import type { FormState } from './form.ts';

/** The page slots with a form, which the server renders again with what was typed. */
export type FormSlot =
  'contact-form' | 'newsletter-form' | 'guide-form' | 'review-form' | 'your-door' | 'first-look';

/**
 * Every page slot that the server can render again for a visitor, with the props it then gets in addition to those
 * from the build. Its component is in `site/server-slots/`, and a `ServerSlot` element marks its place on the page.
 */
export interface Slots extends Record<FormSlot, { state?: FormState }> {
  'contact-form': { state?: FormState; ordered?: string };
  'order-thanks': { ordered: string };
  'your-door': { state?: FormState; door?: Door; trade?: Trade; canLook?: boolean };
  'first-look': { state?: FormState; seen?: Seen | undefined; isOff?: boolean };
  'door-tags': { door: Door };
  'blog-listing': { search: string };
  'not-found': { suggestions: readonly { path: string; title: string }[] };
  problem: { title: string; sentence: string };
}

export type SlotName = keyof Slots;

/** A slot with the props for one visitor. */
export type FilledSlot = { [Name in SlotName]: { slot: Name; state: Slots[Name] } }[SlotName];

/** Renders a slot's component to HTML, with its build-time props and these. */
export type RenderSlot = (name: SlotName, props: object) => string;

/** Draws the words on a visitor's sign, as an SVG of the size of a share image; undefined when letters are missing. */
export type DrawSign = (door: Door) => Promise<string | undefined>;
