import { useEffect, useRef, useState } from 'react';
import { CircleCheck } from 'lucide-react';
import { LinkButton } from '#web/ui/actions/link-button.tsx';
import { Icon } from '#web/ui/icons/icon.tsx';
import { CardPicture } from '#web/marketing/card-picture.tsx';
import { ApplicationForm } from './application-form.tsx';
import './apply-panel.css';

/** 'See If You Qualify': the form beside its picture, and in its place the thanks once it is sent. */
export function ApplyPanel() {
  const [submitted, setSubmitted] = useState(false);
  return (
    <section className="sec sec--lg" id="apply" aria-labelledby="apply-title">
      <div className="wrap">
        <div className="apply">
          <div className="apply__t on-stage">
            <h2 className="d" id="apply-title">
              See If You Qualify
            </h2>
            <p>
              Six questions. We reply within <span className="nobr">24-48 hours.</span>
            </p>
            <div className="apply__v">
              <CardPicture name="library-p" width={480} height={720} />
            </div>
          </div>
          {submitted ? <Submitted /> : <ApplicationForm onSubmitted={() => setSubmitted(true)} />}
        </div>
      </div>
    </section>
  );
}

export function Submitted() {
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that had the focus is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="apply__f apply__done">
      <Icon of={CircleCheck} />
      <h3 className="d" tabIndex={-1} ref={heading}>
        Application Submitted!
      </h3>
      <p>Thank you. We read every application and reply by e-mail within 24-48 hours.</p>
      <LinkButton to="/browse">Browse Interactive Shows</LinkButton>
    </div>
  );
}
