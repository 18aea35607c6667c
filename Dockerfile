# The site as a container: `docker build --build-arg SITE_URL=https://www.example.com --tag agency .`
# docs/deploy-google.md and ops/compose.yaml say how to run it.

# --- Builds the site; only dist/ is kept from this stage ----------------------
FROM node:24-slim AS build
WORKDIR /site
COPY . .
RUN node tooling/scripts/start.mjs install
# These are built into the pages: build again after a change.
ARG PORT
ARG SEO_PAYMENT_URL
ARG SITE_URL
ARG AUDIT_PAYMENT_URL
ARG BOOKING_URL
ARG STRIPE_BUY_BUTTON_ID
ARG STRIPE_PUBLISHABLE_KEY
ARG EMAIL_MARKETING_SCRIPT_URL
ARG EMAIL_MARKETING_FORM_URL
ARG ANALYTICS_MEASUREMENT_ID
ARG FIRESTORE_PROJECT
ARG LEADS_KEEP_DAYS
ARG NEWSLETTER_KEEP_DAYS
# dist is a symlink to the build output.
RUN npm run build && mkdir /built && mv dist/site dist/render /built/

# --- Installs only what the running server needs ------------------------------
FROM node:24-slim AS packages
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
COPY leads/package.json leads/
COPY server/package.json server/
RUN npm install --workspace=server --workspace=leads --omit=dev --no-save --loglevel=error

# --- The server --------------------------------------------------------------
FROM node:24-slim
WORKDIR /site
COPY --from=packages /site/node_modules node_modules
COPY package.json ./
COPY leads leads
COPY server server
COPY --from=build /built dist
RUN install --directory --owner=node --mode=700 /data
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 DATA_DIR=/data
USER node
EXPOSE 8080
VOLUME /data
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s CMD ["node", "server/check-health.ts"]
CMD ["node", "--max-semi-space-size=4", "server/main.ts"]
