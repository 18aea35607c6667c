import type { ComponentProps, ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { DrawSign, RenderSlot, SlotName, Slots } from '@agency/leads/forms/slots.ts';
import { DoorTags } from '../layouts/ShareTags.tsx';
import { PostListing } from '../sections/blog/PostListing.tsx';
import { Contact } from '../sections/contact/Contact.tsx';
import { OrderThanks } from '../sections/contact/OrderThanks.tsx';
import { FirstLook } from '../sections/free-review/FirstLook.tsx';
import { EmailSignUpForm } from '../sections/shared/EmailSignUpForm/EmailSignUpForm.tsx';
import { YourDoor } from '../sections/your-door/YourDoor.tsx';
import { NearestPages, Problem } from '../sections/shared/ShortPage/ShortPage.tsx';

const components = {
  'contact-form': Contact,
  'order-thanks': OrderThanks,
  'newsletter-form': EmailSignUpForm,
  'guide-form': EmailSignUpForm,
  'blog-listing': PostListing,
  'review-form': EmailSignUpForm,
  'your-door': YourDoor,
  'door-tags': DoorTags,
  'first-look': FirstLook,
  'not-found': NearestPages,
  problem: Problem,
} satisfies { [Name in SlotName]: (props: never) => unknown };

type PropsOf<Name extends SlotName> = ComponentProps<(typeof components)[Name]>;

/** The name of a slot with the props of its component. */
export type SlotProps = { [Name in SlotName]: { name: Name; props: PropsOf<Name> } }[SlotName];

/** The slots whose components accept the props the server passes. If any does not, this file does not compile. */
type Fitting = {
  [Name in SlotName]: Slots[Name] extends Partial<PropsOf<Name>> ? Name : never;
}[SlotName];

/** Renders a slot. Most props come from the page's own marker, where the build wrote them for this component. */
export const renderSlot: RenderSlot = (name: Fitting, props) => {
  const Component = components[name] as ComponentType<object>;
  return renderToStaticMarkup(<Component {...props} />);
};

/** Loaded when first asked for: it brings the typefaces. */
export const drawSign: DrawSign = async (door) => (await import('./draw-sign.tsx')).drawSign(door);
