import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '#web/ui/icons/icon.tsx';
import type { Question } from '../marketing-page.ts';
import './questions.css';

/** Questions that open without a script; the first one is open. */
export function Questions({ title, items }: { title: ReactNode; items: readonly Question[] }) {
  return (
    <section className="sec sec--lg">
      <div className="wrap faqw">
        <h2 className="d">{title}</h2>
        <div className="faq">
          {items.map(({ question, answer }, at) => (
            <details key={question} open={at === 0}>
              <summary>
                {question}
                <Icon of={Plus} />
              </summary>
              <p>{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
