import type { CollectionName, LeadDocument } from './documents.ts';

/** A submission that looks like spam: the document it would be, and why it is held back. */
export interface QuarantinedLead extends LeadDocument {
  collection: CollectionName;
  /** Short phrases for the agency: "the hidden field was filled in". */
  suspicions: readonly string[];
}

/** Submissions that are kept but held back: in no collection, with a mail that is not due. */
export interface Quarantine {
  /** All of them, oldest first, read in pages. */
  entries(): AsyncIterable<QuarantinedLead>;
  /** Moves one into its collection under the same id, its mail due at `now`; tells whether it was there. */
  restore(id: string, now: Date): Promise<boolean>;
}
