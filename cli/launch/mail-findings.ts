import { verifyMailServer } from '../../leads/mail/verify-mail-server.ts';
import type { ServerSettings } from '../../settings/settings.ts';
import { isMailSent } from '../../settings/store-settings.ts';

/** What keeps mail from reaching the agency. Connects to the mail server and logs in. */
export const mailFindings = async ({
  mail,
  firestore,
}: Pick<ServerSettings, 'mail' | 'firestore'>): Promise<string[]> => {
  if (!mail) {
    if (isMailSent({ mail, firestore })) return [];
    return ['SMTP_URL, MAIL_FROM and MAIL_TO are not set; nobody would be told of a lead.'];
  }
  const refusal = await verifyMailServer(mail.smtpUrl);
  return [
    ...(refusal === undefined
      ? []
      : [`The mail server of SMTP_URL does not let us in: ${refusal}`]),
    ...[mail.from, mail.to]
      .filter((address) => /\.(?:example|test|invalid)$|@example\./u.test(address))
      .map((address) => `Mail goes from or to ${address}, which is no real address.`),
  ];
};
