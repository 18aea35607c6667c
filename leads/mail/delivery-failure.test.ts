import { expect, test } from 'vitest';
import { deliveryFailure } from './transport.ts';

const rejection = (message: string, details: object) => Object.assign(new Error(message), details);

test.for([
  ['the recipient is refused', 'EENVELOPE', 550, true],
  ['the message is refused', 'EMESSAGE', 554, true],
  ['the mailbox is busy', 'EENVELOPE', 450, false],
  ['the server asks to log in first', 'EENVELOPE', 530, false],
  ['the password is wrong', 'EAUTH', 535, false],
  ['the server turns everybody away', 'EPROTOCOL', 554, false],
] as const)('%s: code %s, reply %i, permanent %s', ([, code, responseCode, permanent]) => {
  const failure = deliveryFailure(
    rejection('Refused', { code, responseCode, permanent: responseCode >= 500 }),
  );
  expect(failure).toMatchObject({ permanent, code: responseCode });
});

test('a server that cannot be reached is named by its code and tried again', () => {
  expect(deliveryFailure(rejection('connect ECONNREFUSED', { code: 'ESOCKET' }))).toEqual({
    permanent: false,
    code: 'ESOCKET',
    description: 'connect ECONNREFUSED',
  });
});

test('what the server says is kept without addresses and within bounds', () => {
  const message =
    'Refused: 550 5.1.1 <ana.ruiz@example.com>: "ana ruiz"@example.com unknown,\r\nsee mailto:post@bücher.example ';
  const { description } = deliveryFailure(rejection(message + 'x'.repeat(1000), {}));
  expect(description).toContain(
    'Refused: 550 5.1.1 <[address]>: [address] unknown, see [address] x',
  );
  expect(description).not.toContain('@');
  expect(description.length).toBeLessThanOrEqual(300);
});

test('whatever was thrown can be described', () => {
  expect(deliveryFailure('no error at all')).toMatchObject({ permanent: false, code: 'Error' });
});
