/** Node's HTTP server. An `import` of it would load Node's HTTP client as well, eleven megabytes that a server never needs. */
export const { createServer, STATUS_CODES } = process.getBuiltinModule('node:http');
