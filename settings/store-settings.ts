import { resolve } from 'node:path';
import { readVariables, togetherOrNone, type Environment } from './read-variables.ts';
import { canaryVariables, mailVariables, storeVariables } from './variables.ts';
import { WrongSetting } from './wrong-setting.ts';

/** How to reach the mail server, unless Firebase's extension sends the mail: it has a mail server of its own. */
export const readMailSettings = (environment: Environment) => {
  const { FIRESTORE_MAIL } = readVariables(storeVariables, environment);
  const { SMTP_URL, MAIL_FROM, MAIL_TO } = readVariables(mailVariables, environment);
  if (FIRESTORE_MAIL === 'extension') {
    if (SMTP_URL === undefined) return undefined;
    throw new WrongSetting(
      'SMTP_URL is set; it should be left out while FIRESTORE_MAIL is extension, since the extension has a mail server of its own.',
    );
  }
  const mail = togetherOrNone({ SMTP_URL, MAIL_FROM, MAIL_TO });
  return mail && { smtpUrl: mail.SMTP_URL, from: mail.MAIL_FROM, to: mail.MAIL_TO };
};

const readDelivery = (environment: Environment) => {
  const { FIRESTORE_MAIL } = readVariables(storeVariables, environment);
  if (FIRESTORE_MAIL !== 'extension') return { by: 'worker' } as const;
  const { MAIL_FROM, MAIL_TO } = readVariables(mailVariables, environment);
  const { CANARY_MAIL_TO } = readVariables(canaryVariables, environment);
  if (MAIL_TO)
    return { by: 'extension', to: MAIL_TO, from: MAIL_FROM, testsTo: CANARY_MAIL_TO } as const;
  throw new WrongSetting(
    'MAIL_TO is not set; it should be the address of the agency where FIRESTORE_MAIL is extension.',
  );
};

const readFirestore = (environment: Environment) => {
  const values = readVariables(storeVariables, environment);
  const { FIRESTORE_PROJECT: projectId, FIRESTORE_DATABASE: databaseId } = values;
  if (projectId) return { projectId, databaseId, delivery: readDelivery(environment) };
  for (const name of ['FIRESTORE_DATABASE', 'FIRESTORE_MAIL'] as const) {
    if (values[name] === undefined) continue;
    throw new WrongSetting(`FIRESTORE_PROJECT is not set; it should be, since ${name} is.`);
  }
  return undefined;
};

/** Which of the two stores is set. Needs less than `readStoreSettings`, so that a build can ask too. */
export const readStoreKind = (environment: Environment): 'sqlite' | 'firestore' =>
  readVariables(storeVariables, environment).FIRESTORE_PROJECT === undefined
    ? 'sqlite'
    : 'firestore';

/** Where leads are kept: in Firestore if a project is named, otherwise in the data folder. */
export const readStoreSettings = (environment: Environment) => ({
  dataDirectory: resolve(readVariables(storeVariables, environment).DATA_DIR),
  firestore: readFirestore(environment),
});

type StoreSettings = ReturnType<typeof readStoreSettings>;
type MailSettings = ReturnType<typeof readMailSettings>;

/** Whether anyone sends the mail of the outbox: we, or Firebase's extension. */
export const isMailSent = ({
  mail,
  firestore,
}: Pick<StoreSettings, 'firestore'> & { mail: MailSettings }): boolean =>
  mail !== undefined || firestore?.delivery.by === 'extension';

/** Both stores, to move leads from one to the other. Throws `WrongSetting` where no Firestore project is named. */
export const readBothStores = (environment: Environment) => {
  const { dataDirectory, firestore } = readStoreSettings(environment);
  if (firestore) return { dataDirectory, firestore };
  throw new WrongSetting(
    'FIRESTORE_PROJECT is not set; it should be the id of the project to move leads to or from.',
  );
};
