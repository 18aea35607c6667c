import type { Lead } from '../api-types.ts';

/** The collections of leads, as the agency speaks of them. */
export const collections = {
  contacts: 'Contact requests',
  authorityBuilderFunnel1: 'Guide and free review',
  newsletter: 'Newsletter',
} as const;

export const collectionName = (name: string): string =>
  Object.entries(collections).find(([key]) => key === name)?.[1] ?? name;

export const personOf = ({ fields }: Lead): string =>
  fields['name'] || fields['email'] || 'Somebody';

const fieldNames: Readonly<Record<string, string>> = {
  name: 'Name',
  email: 'Email',
  service: 'Service',
  brief: 'Message',
};

export const fieldName = (name: string): string => fieldNames[name] ?? name;

export const stateNames = { new: 'New', answered: 'Answered', spam: 'Spam' } as const;

export const mailWords = (state: string): string =>
  ({
    waiting: 'Waiting to be sent',
    sending: 'On its way',
    sent: 'Sent',
    dead: 'Couldn’t be sent',
  })[state] ?? state;
