import { flushCompileCache } from 'node:module';
import './compile-cache.mjs';

// Usage: node server/main.mjs [folder of the build, by default dist/]

// React is smaller and quicker then.
process.env['NODE_ENV'] ??= 'production';

const { serve } = await import('./serve.ts');
await serve(process.argv[2]);
flushCompileCache();
