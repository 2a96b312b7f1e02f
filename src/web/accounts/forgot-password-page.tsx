import { useNavigate } from 'react-router';
import { ForgotPassword } from './forgot-password.tsx';
import './password-page.css';

/** The same as in the sign-in dialog, with an address of its own. */
export function ForgotPasswordPage() {
  const navigate = useNavigate();
  return (
    <div className="wrap pw">
      <div className="lampbg" aria-hidden="true" />
      <div className="pw__card">
        <h1>Forgot password?</h1>
        <ForgotPassword onBack={() => void navigate('/#sign-in')} />
      </div>
    </div>
  );
}
