import { flushCompileCache } from 'node:module';
import './compile-cache.mjs';

// Usage: node server/compile.mjs
// Compiles the server without starting it, so that its first start is as quick and small as the
// others; also where the disk can only be read.

await import('./serve.ts');
flushCompileCache();
