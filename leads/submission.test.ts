import { expect, test } from 'vitest';
import { contactSubmission, newsletterSubmission } from './submission.fixture.ts';
import { documentId, senderFingerprint } from './submission.ts';

const secret = new Uint8Array(32).fill(7);

test('the same submission id with the same fields gives the same document, whenever and whoever sends it', () => {
  const submission = contactSubmission({}, { submissionId: 'press-0001' });
  const again = { ...submission, sender: '198.51.100.1', receivedAt: new Date(0) };
  expect(documentId(submission)).toMatch(/^[\da-f]{32}$/u);
  expect(documentId(again)).toBe(documentId(submission));
});

test('the order in which the fields arrive does not matter', () => {
  const { fields, ...submission } = contactSubmission({}, { submissionId: 'press-0001' });
  const reversed = Object.fromEntries(Object.entries(fields).toReversed()) as typeof fields;
  expect(documentId({ ...submission, fields: reversed })).toBe(
    documentId({ ...submission, fields }),
  );
});

test('another id, field or collection gives another document', () => {
  const submissionId = 'press-0001';
  const signUp = newsletterSubmission('ana@example.com', { submissionId });
  const ids = [
    contactSubmission({}, { submissionId }),
    contactSubmission({}, { submissionId: 'press-0002' }),
    contactSubmission({ brief: 'Else' }, { submissionId }),
    signUp,
    { ...signUp, collection: 'authorityBuilderFunnel1' as const },
  ].map(documentId);
  expect(new Set(ids).size).toBe(5);
});

test('without a submission id every document is a new one', () => {
  expect(documentId(contactSubmission())).not.toBe(documentId(contactSubmission()));
});

test('a sender is recognised by what she sent, and by the holder of the secret only', () => {
  const submission = contactSubmission();
  const fingerprint = senderFingerprint(submission, secret);
  expect(senderFingerprint({ ...submission, receivedAt: new Date(0) }, secret)).toBe(fingerprint);
  expect(senderFingerprint({ ...submission, sender: '::1' }, secret)).not.toBe(fingerprint);
  expect(senderFingerprint(submission, new Uint8Array(32))).not.toBe(fingerprint);
});
