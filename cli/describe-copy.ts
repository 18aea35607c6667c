import { collectionNames } from '../leads/documents.ts';
import type { CopyContents } from '../leads/sqlite/examine-copy.ts';
import { counted } from './counted.ts';

/** "contacts 3, authorityBuilderFunnel1 0, newsletter 12; 1 mail not sent yet" */
export const describeCopy = ({ documents, waitingMails }: CopyContents): string =>
  `${collectionNames.map((name) => `${name} ${documents[name]}`).join(', ')}; ${counted(waitingMails, 'mail')} not sent yet`;
