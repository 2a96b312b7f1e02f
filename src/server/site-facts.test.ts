import { expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { siteFacts } from './site-facts.ts';

const secret = { AUTH_SECRET: 'a secret of thirty-two characters' };

it('names no outside service where nothing is configured', () => {
  expect(siteFacts(readConfig(secret)).outsideServices).toEqual([]);
});

it('has an address to write to on one’s own machine; a public site has to name its own', () => {
  expect(siteFacts(readConfig(secret)).contactEmail).toBe('contact@localhost');
  expect(siteFacts(readConfig({ ...secret, BASE_URL: 'https://canto.example' })).contactEmail).toBeNull();
});

it('names every one that is', () => {
  const facts = siteFacts(
    readConfig({
      ...secret,
      ADMIN_EMAIL: 'house@example.com',
      OIDC_ISSUER: 'https://id.example',
      OIDC_CLIENT_ID: 'id',
      OIDC_CLIENT_SECRET: 'secret',
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
      STRIPE_PRICE_STARTER: 'price_1',
      STRIPE_PRICE_PREMIUM: 'price_2',
      SMTP_URL: 'smtp://mail.example:25',
      S3_BUCKET: 'canto',
      S3_ENDPOINT: 'https://s3.example',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'key',
      STORY_BASE_URL: 'https://story.example',
      STORY_MODEL: 'teller',
      MODERATION_BASE_URL: 'https://check.example',
      SPEECH_BASE_URL: 'https://speech.example',
      SPEECH_MODEL: 'speaker',
      IMAGE_BASE_URL: 'https://image.example',
      IMAGE_MODEL: 'painter',
    }),
  );
  expect(facts.contactEmail).toBe('house@example.com');
  expect(facts.outsideServices).toEqual([
    'signIn',
    'payments',
    'mail',
    'storage',
    'story',
    'moderation',
    'speech',
    'pictures',
  ]);
});
