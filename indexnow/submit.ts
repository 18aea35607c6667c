/** The most addresses that one request may hold, by indexnow.org. */
const most = 10_000;

interface Submission {
  endpoint: string;
  siteUrl: string;
  key: string;
  addresses: readonly string[];
}

const send = async ({ endpoint, siteUrl, key, addresses }: Submission) => {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
    body: JSON.stringify({
      host: new URL(siteUrl).host,
      key,
      keyLocation: `${siteUrl}/${key}.txt`,
      urlList: addresses,
    }),
  });
  if (!response.ok) throw new Error(`${endpoint} answered ${response.status}.`);
};

/** Tells search engines of changed addresses by IndexNow. Rejects where they do not take them. */
export const submit = async (submission: Submission): Promise<void> => {
  const { addresses } = submission;
  for (let first = 0; first < addresses.length; first += most)
    await send({ ...submission, addresses: addresses.slice(first, first + most) });
};
