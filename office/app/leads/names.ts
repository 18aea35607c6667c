import type { Lead } from '../api-types.ts';

/** The display names of the lead collections. */
export const collections = {
  contacts: 'Contact requests',
  authorityBuilderFunnel1: 'Guide and free review',
  newsletter: 'Newsletter',
} as const satisfies Record<Lead['collection'], string>;

/** The kind of one lead. */
export const kindOf = (collection: Lead['collection']): string =>
  collection === 'contacts' ? 'Contact request' : collections[collection];

export const personOf = ({ fields }: Lead): string =>
  fields['name'] || fields['email'] || 'Somebody';

export const stateNames = { new: 'New', answered: 'Answered', spam: 'Spam' } as const;

type MailState = NonNullable<Lead['mail']>['state'];

export const mailStates: Readonly<Record<MailState, string>> = {
  waiting: 'Waiting to be sent',
  sending: 'On its way',
  sent: 'Sent',
  dead: 'Couldn’t be sent',
};
