import { describe, onTestFinished } from 'vitest';
import type { LeadStore } from '../lead-store.ts';
import { describeDocuments } from './documents.contract.ts';
import { describeErasure } from './erasure.contract.ts';
import { describeInbox } from './inbox.contract.ts';
import { describeOutbox } from './outbox.contract.ts';
import { describeQuarantine } from './quarantine.contract.ts';
import { describeTransfer } from './transfer.contract.ts';

/** The contract of every driver. Call it from the driver's own test file. */
export const describeLeadStore = (name: string, open: () => LeadStore): void => {
  const openForTest = () => {
    const store = open();
    onTestFinished(() => store.close());
    return store;
  };
  describe(name, () => {
    describeDocuments(openForTest);
    describeErasure(openForTest);
    describeQuarantine(openForTest);
    describeOutbox(openForTest);
    describeTransfer(openForTest);
    describeInbox(openForTest);
  });
};
