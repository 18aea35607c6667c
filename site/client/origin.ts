import { readStored, writeStored } from './drafts.ts';

/** Whether the browser asks not to be tracked: Global Privacy Control. It counts as a no. */
export const asksForPrivacy = (): boolean =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

/** What a tab remembers until it is closed: where the visit began, and the last two pages. */
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

/** The website a visitor came from; none where it is this one, or was not told. */
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

/** Puts the visit into a form that is being sent, whether by the browser or by a script. */
const addVisit = ({ target, formData }: FormDataEvent): void => {
  if (asksForPrivacy() || !(target as Element).querySelector('[data-unsent]')) return;
  const { page: _, ...origin } = readVisit() ?? {};
  for (const [name, value] of Object.entries(origin)) formData.set(name, value);
};

/**
 * Lets the agency know where a lead came from: `leads/forms/envelope.ts` says what is
 * told. It is kept in the browser's session only, and not at all where the
 * browser asks for privacy.
 */
export const recordVisit = (): void => {
  // A page in a frame is a part of the page around it.
  if (self === top) {
    const { prerendering } = document as { prerendering?: boolean };
    if (prerendering) document.addEventListener('prerenderingchange', noteVisit, { once: true });
    else noteVisit();
  }
  addEventListener('formdata', addVisit);
};
