import { embeddedText } from './embedded.ts';
import { textProviderContract } from './text-provider.contract.ts';

textProviderContract('The embedded storyteller', embeddedText);
