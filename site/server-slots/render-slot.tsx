import type { ComponentProps, ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { RenderSlot, SlotName, Slots } from '@agency/leads/forms/slots.ts';
import { PostListing } from '../sections/blog/PostListing.tsx';
import { ContactForm } from '../sections/contact/ContactForm.tsx';
import { EmailSignUpForm } from '../sections/shared/EmailSignUpForm/EmailSignUpForm.tsx';
import { YourDoor } from '../sections/your-door/YourDoor.tsx';
import { NearestPages, Problem } from '../sections/shared/ShortPage/ShortPage.tsx';

const components = {
  'contact-form': ContactForm,
  'newsletter-form': EmailSignUpForm,
  'guide-form': EmailSignUpForm,
  'blog-listing': PostListing,
  'review-form': EmailSignUpForm,
  'your-door': YourDoor,
  'not-found': NearestPages,
  problem: Problem,
} satisfies { [Name in SlotName]: (props: never) => unknown };

type PropsOf<Name extends SlotName> = ComponentProps<(typeof components)[Name]>;

/** What a slot is built with: the properties of its component. */
export type SlotProps = { [Name in SlotName]: { name: Name; props: PropsOf<Name> } }[SlotName];

/** The slots whose components take what the server gives: all, or this file does not compile. */
type Fitting = {
  [Name in SlotName]: Slots[Name] extends Partial<PropsOf<Name>> ? Name : never;
}[SlotName];

/** The part of a page of this name. Most properties stood in the page’s own marker, where the build put them for this very component. */
export const renderSlot: RenderSlot = (name: Fitting, props) => {
  const Component = components[name] as ComponentType<object>;
  return renderToStaticMarkup(<Component {...props} />);
};
