import { resolve } from 'node:path';
import { readVariables, togetherOrNone, type Environment } from './read-variables.ts';
import { mailVariables, storeVariables } from './variables.ts';
import { WrongSetting } from './wrong-setting.ts';

/** How to reach the mail server, if one is set. */
export const readMailSettings = (environment: Environment) => {
  const { SMTP_URL, MAIL_FROM, MAIL_TO } = readVariables(mailVariables, environment);
  const mail = togetherOrNone({ SMTP_URL, MAIL_FROM, MAIL_TO });
  return mail && { smtpUrl: mail.SMTP_URL, from: mail.MAIL_FROM, to: mail.MAIL_TO };
};

const readFirestore = (environment: Environment) => {
  const values = readVariables(storeVariables, environment);
  const { FIRESTORE_PROJECT: projectId, FIRESTORE_DATABASE: databaseId } = values;
  if (projectId) return { projectId, databaseId };
  if (databaseId === undefined) return undefined;
  throw new WrongSetting(
    'FIRESTORE_PROJECT is not set; it should be, since FIRESTORE_DATABASE is.',
  );
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
