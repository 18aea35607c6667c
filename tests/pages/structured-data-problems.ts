/** A node of a graph, as it is read from a page. */
export type GraphNode = Readonly<Record<string, unknown>>;

/** What each type must say to be of use; the first line is what Google or schema.org ask for. */
const required: Readonly<Record<string, readonly string[]>> = {
  ProfessionalService: ['@id', 'name', 'address', 'url', 'areaServed', 'image', 'logo'],
  PostalAddress: ['addressLocality', 'addressRegion', 'addressCountry'],
  WebSite: ['@id', 'name', 'url', 'publisher'],
  WebPage: ['@id', 'url', 'name', 'description', 'isPartOf', 'about', 'primaryImageOfPage'],
  BreadcrumbList: ['@id', 'itemListElement'],
  ListItem: ['position', 'name', 'item'],
  Service: ['@id', 'name', 'serviceType', 'description', 'provider', 'areaServed', 'url'],
  Offer: ['price', 'priceCurrency', 'url'],
  Product: ['@id', 'name', 'description', 'image', 'offers', 'brand'],
  BlogPosting: [
    '@id',
    'headline',
    'image',
    'datePublished',
    'dateModified',
    'author',
    'publisher',
    'mainEntityOfPage',
  ],
  Organization: ['name', 'url'],
  ImageObject: ['url', 'width', 'height'],
  City: ['@id', 'name', 'containedInPlace'],
  State: ['name'],
  Brand: ['name'],
};

const kindsOfPage = ['AboutPage', 'CollectionPage', 'ContactPage', 'ItemPage'];

const addresses = new Set(['url', 'image', 'item', 'logo']);

const isNode = (value: unknown): value is GraphNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every node of a graph: those it lists, and those inside them. */
export const nodesIn = (value: unknown): GraphNode[] => {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  return isNode(value) ? [value, ...Object.values(value).flatMap(nodesIn)] : [];
};

const problemsOfNode = (node: GraphNode, ids: ReadonlySet<unknown>): string[] => {
  const type = String(node['@type']);
  if (node['@type'] === undefined)
    return ids.has(node['@id']) ? [] : [`nothing is ${String(node['@id'])}`];
  const fields = required[kindsOfPage.includes(type) ? 'WebPage' : type];
  if (!fields) return [`${type} is not a type we use`];
  const missing = fields.filter((name) => !node[name] || [node[name]].flat().length === 0);
  const relative = Object.entries(node).filter(
    ([name, value]) =>
      addresses.has(name) && typeof value === 'string' && !/^https?:\/\//u.test(value),
  );
  return [
    ...missing.map((name) => `${type} has no ${name}`),
    ...relative.map(([name]) => `${name} of ${type} is no full address`),
  ];
};

/** What is wrong with the linked data of a page: missing facts, unknown types, links that lead nowhere. */
export const structuredDataProblems = (graph: unknown): string[] => {
  const nodes = nodesIn(graph).filter((node) => !('@graph' in node));
  const written = nodes.filter((node) => node['@type'] !== undefined);
  const ids = new Set(written.map((node) => node['@id']));
  return nodes.flatMap((node) => problemsOfNode(node, ids));
};
