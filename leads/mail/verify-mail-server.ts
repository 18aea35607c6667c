import { createTransport } from 'nodemailer';
import { deliveryFailure } from './delivery-failure.ts';

/** Longest time for each step, in milliseconds. */
const patience = 15_000;

/** Connects to the mail server and logs in; tells what it said where that fails. */
export const verifyMailServer = async (smtpUrl: string): Promise<string | undefined> => {
  const transporter = createTransport({
    url: smtpUrl,
    dnsTimeout: patience,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
  });
  try {
    await transporter.verify();
    return undefined;
  } catch (rejection) {
    return deliveryFailure(rejection).description;
  } finally {
    transporter.close();
  }
};
