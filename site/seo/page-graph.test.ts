import { expect, test } from 'vitest';
import { jsonLd, pageGraph } from './page-graph.ts';

// Cases that today's pages do not contain; `tests/pages/structured-data.test.ts` checks those pages.

const site = {
  origin: 'https://www.example.com',
  name: 'Marigold & Main',
  tagline: 'Web design and local SEO',
  description: 'We design websites.',
  email: 'hello@example.com',
  city: 'Austin',
  cities: ['Austin', 'Fort Worth'],
  state: 'Texas',
  phone: '(512) 555-0123',
  street: '12 Main Street',
  postalCode: '78701',
  hours: [{ days: ['Monday' as const], from: '09:00', to: '00:00' }],
  holidays: [{ name: 'Thanksgiving', day: '2026-11-26' }],
  profiles: ['https://www.linkedin.com/company/example'],
  prices: [499, 99],
};

const product = { name: 'Book', description: 'A book.', href: '/book', image: '/b.jpg', price: 29 };

const nodesOf = (orderable: boolean) => {
  const head = { title: 'Book', description: 'A book.', keywords: [], index: true };
  const subject = { product: { ...product, orderable } };
  return pageGraph({ site, path: '/book', head, subject })['@graph'];
};

test('the business lists its profiles elsewhere and its price range', () => {
  expect(nodesOf(true)).toContainEqual(
    expect.objectContaining({ sameAs: site.profiles, priceRange: '$99–$499' }),
  );
});

test('the business gives its phone, address and hours, and is closed on holidays', () => {
  expect(nodesOf(true)).toContainEqual(
    expect.objectContaining({
      telephone: site.phone,
      address: expect.objectContaining({ streetAddress: site.street, postalCode: '78701' }),
      openingHoursSpecification: [
        expect.objectContaining({ dayOfWeek: ['Monday'], opens: '09:00', closes: '23:59' }),
      ],
      specialOpeningHoursSpecification: [
        expect.objectContaining({ validFrom: '2026-11-26', opens: '00:00', closes: '00:00' }),
      ],
    }),
  );
});

test.for([
  [false, 'OutOfStock'],
  [true, 'PreOrder'],
] as const)('a product that can be ordered (%s) is said to be in %s', ([orderable, word]) => {
  const offers = expect.objectContaining({ availability: `https://schema.org/${word}` });
  expect(nodesOf(orderable)).toContainEqual(
    expect.objectContaining({ '@type': 'Product', offers }),
  );
});

test('nothing in the data can close its script element', () => {
  const written = jsonLd({ name: '</script><!-- & \u2028' });
  expect(written).not.toContain('<');
  expect(JSON.parse(written)).toEqual({ name: '</script><!-- & \u2028' });
});
