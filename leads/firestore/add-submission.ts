import type { AddResult, Submission } from '../lead-store.ts';
import { documentId, senderFingerprint } from '../submission-key.ts';
import { createLead, type LeadWriter } from './create-lead.ts';
import { markerOf, recentLead, rememberRecent } from './recent-submissions.ts';
import { isRefusal } from './store-error.ts';

export interface SubmissionWriter extends LeadWriter {
  secret: () => Promise<Uint8Array>;
  clock: () => Date;
}

interface NewLead {
  id: string;
  submission: Submission;
}

/** The id says whether it is the same: creating the document twice fails the second time. */
const addOnce = async (writer: SubmissionWriter, lead: NewLead): Promise<AddResult> => {
  const { id } = lead;
  try {
    await writer.connection.write((transaction) => createLead(writer, transaction, lead));
    return { outcome: 'stored', id };
  } catch (error) {
    if (isRefusal(error, 'ALREADY_EXISTS')) return { outcome: 'duplicate', id };
    throw error;
  }
};

/** Without a submission id, the sender's fingerprint says whether it is the same. */
const addUnlessRecent = async (writer: SubmissionWriter, lead: NewLead): Promise<AddResult> => {
  const { connection, clock, secret } = writer;
  const { id, submission } = lead;
  const marker = markerOf(connection, senderFingerprint(submission, await secret()));
  return connection.write(async (transaction) => {
    const now = clock();
    const known = await transaction.get(marker);
    const recent = recentLead(known, now);
    // Our own id: an earlier try was stored, and only its answer got lost.
    if (recent !== undefined)
      return { outcome: recent === id ? 'stored' : 'duplicate', id: recent };
    createLead(writer, transaction, lead);
    rememberRecent(transaction, known, { lead: id, now });
    return { outcome: 'stored', id };
  });
};

/** Stores document, record and mail in one commit and, without a submission id, what recognises a repetition. */
export const addSubmission = async (
  writer: SubmissionWriter,
  submission: Submission,
): Promise<AddResult> => {
  const lead = { id: documentId(submission), submission };
  if (submission.submissionId !== undefined) return addOnce(writer, lead);
  try {
    return await addUnlessRecent(writer, lead);
  } catch (error) {
    if (!isRefusal(error, 'ALREADY_EXISTS', 'FAILED_PRECONDITION')) throw error;
    // Another server stored the same a moment ago; this time it is found.
    return addUnlessRecent(writer, lead);
  }
};
