import type { BlogPostingFacts } from './graph/blog-posting.ts';
import type { ProductFacts } from './graph/product.ts';
import type { ServiceFacts } from './graph/service.ts';
import type { PageKind } from './graph/web-page.ts';
import type { Crumb } from './graph/breadcrumb-list.ts';

/** What a page is about, as its layout tells search engines and its trail. */
export interface PageSubject {
  kind?: PageKind;
  /** The pages between the home page and this one. */
  above?: readonly Crumb[];
  /** What it is called in its trail; otherwise the name in its head. */
  name?: string;
  services?: readonly ServiceFacts[];
  product?: ProductFacts;
  posting?: BlogPostingFacts;
}
