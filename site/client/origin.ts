import { readStored, writeStored } from './storage.ts';

/** Whether the browser sends Global Privacy Control. It counts as a no to tracking. */
export const asksForPrivacy = (): boolean =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

/** What a tab remembers until it is closed: the entry page, the referring site and the last two pages. */
interface Visit {
  entryPage: string;
  page: string;
  previousPage?: string;
  referringSite?: string;
}

const key = 'visit';

const readVisit = (): Visit | undefined => {
  try {
    return JSON.parse(readStored(key, 'sessionStorage') ?? '') as Visit;
  } catch {
    return undefined;
  }
};

/** The external website a visitor came from. Returns undefined when it is this one or unknown. */
const referringSite = (): string | undefined => {
  const { host, hostname = '' } = URL.parse(document.referrer) ?? {};
  return host === location.host ? undefined : hostname || undefined;
};

const noteVisit = (): void => {
  if (asksForPrivacy()) return writeStored(key, undefined, 'sessionStorage');
  const { pathname: page } = location;
  const known = readVisit();
  if (known?.page === page) return;
  const visit: Visit = known
    ? { ...known, page, previousPage: known.page }
    : { entryPage: page, page, referringSite: referringSite() };
  writeStored(key, JSON.stringify(visit), 'sessionStorage');
};

/** Adds the visit to a form as it is submitted, whether by the browser or by a script. */
const addVisit = ({ target, formData }: FormDataEvent): void => {
  if (asksForPrivacy() || !(target as Element).querySelector('[data-unsent]')) return;
  const { page: _, ...origin } = readVisit() ?? {};
  for (const [name, value] of Object.entries(origin)) formData.set(name, value);
};

/**
 * Tells the agency where a lead came from; `leads/forms/envelope.ts` lists the fields. The data stays in session
 * storage until a form is sent. Nothing is recorded when the browser sends Global Privacy Control.
 */
export const recordVisit = (): void => {
  // A framed page belongs to the visit of the page around it.
  if (self === top) {
    const { prerendering } = document as { prerendering?: boolean };
    if (prerendering) document.addEventListener('prerenderingchange', noteVisit, { once: true });
    else noteVisit();
  }
  addEventListener('formdata', addVisit);
};
