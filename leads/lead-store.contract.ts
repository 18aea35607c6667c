import { describe, onTestFinished } from 'vitest';
import { describeDocuments } from './contract/documents.contract.ts';
import { describeErasure } from './contract/erasure.contract.ts';
import { describeNotices } from './contract/notices.contract.ts';
import type { OpenForTest } from './contract/open-for-test.ts';
import { describeOutbox } from './contract/outbox.contract.ts';
import { describeQuarantine } from './contract/quarantine.contract.ts';
import { describeRepetitions } from './contract/repetitions.contract.ts';
import { describeRetention } from './contract/retention.contract.ts';
import { describeTransfer } from './contract/transfer.contract.ts';

/** What every driver must do. Call it from the driver's own test file. */
export const describeLeadStore = (name: string, open: OpenForTest): void => {
  const openForTest: OpenForTest = async (clock) => {
    const store = await open(clock);
    onTestFinished(() => store.close());
    return store;
  };
  describe(name, () => {
    describeDocuments(openForTest);
    describeRepetitions(openForTest);
    describeErasure(openForTest);
    describeQuarantine(openForTest);
    describeRetention(openForTest);
    describeOutbox(openForTest);
    describeNotices(openForTest);
    describeTransfer(openForTest);
  });
};
