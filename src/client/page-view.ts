/**
 * The address of a page as it is reported to analytics: without what stands in
 * its query, which may be an email address, except for the marks of a campaign.
 */
export const reportedAddress = (address: string): string => {
  const url = new URL(address);
  const marks = [...url.searchParams].filter(([name]) => name.startsWith('utm_'));
  url.search = new URLSearchParams(marks).toString();
  url.hash = '';
  return url.href;
};

/** What is told of the page a visitor sees. */
export const pageViewOf = ({ title, URL: address }: Pick<Document, 'title' | 'URL'>) => ({
  page_title: title,
  page_path: new URL(address).pathname,
  page_location: reportedAddress(address),
});
