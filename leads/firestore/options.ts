/** Who sends the mail of the outbox. The other one leaves it alone; see `mail-document.ts`. */
export type MailDelivery =
  | { by: 'worker' }
  /** Firebase's extension "Trigger Email from Firestore", which needs the addresses in each mail. */
  | {
      by: 'extension';
      to: string;
      from?: string | undefined;
      /** Whom a canary's mail goes to instead. */ testsTo?: string | undefined;
    };

export interface FirestoreOptions {
  projectId: string;
  /** The project's default database unless named. */
  databaseId?: string | undefined;
  delivery: MailDelivery;
}
