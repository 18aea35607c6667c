import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { PostListing } from '../sections/blog/PostListing.tsx';
import { ContactForm } from '../sections/contact/ContactForm.tsx';
import { EmailSignUpForm } from '../sections/shared/EmailSignUpForm/EmailSignUpForm.tsx';
import { YourDoor } from '../sections/your-door/YourDoor.tsx';
import { NearestPages, Problem } from '../sections/shared/ShortPage/ShortPage.tsx';

// The props come out of the page's own marker, where the build put them for this very component.
const slots: Readonly<Record<string, ComponentType<never>>> = {
  'contact-form': ContactForm,
  'newsletter-form': EmailSignUpForm,
  'guide-form': EmailSignUpForm,
  'blog-listing': PostListing,
  'review-form': EmailSignUpForm,
  'your-door': YourDoor,
  'not-found': NearestPages,
  problem: Problem,
};

/** Renders the part of a page of this name to HTML. Throws where no part is called so. */
export const renderSlot = (name: string, props: object): string => {
  const Component = slots[name] as ComponentType<object> | undefined;
  if (!Component) throw new Error(`No part of a page is called "${name}"`);
  return renderToStaticMarkup(<Component {...props} />);
};

/** The brand’s name and colors, from `content/brand.yml`. */
export { colors, name as siteName } from 'virtual:brand';

/** The agency's time zone, from `content/site.yml`. */
export const timeZone = import.meta.env.TIME_ZONE;

/** When the agency answers, from the same file. */
export const businessHours = import.meta.env.BUSINESS_HOURS;

/** Where submissions are kept and how many days, as the privacy page says it. */
export const retentionPolicy = import.meta.env.RETENTION_POLICY;

/** Who is told of security holes, from the same file. */
export const securityContact = import.meta.env.SECURITY_CONTACT;

/** Where addresses that have moved lead, from `content/redirects.yml`. */
export const redirects = import.meta.env.REDIRECTS;
