import { embeddedText } from './embedded-text.ts';
import { textProviderContract } from '#studio/providers/text/text-provider.contract.ts';

textProviderContract('The embedded storyteller', embeddedText);
