// OpenTelemetry, by its own standard variables; without them none of it is loaded and every span is nothing.
import { SpanKind, SpanStatusCode, context, propagation, trace, type Span } from '@opentelemetry/api';

const wanted = ['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', 'OTEL_TRACES_EXPORTER'];

/** Starts to send spans where the environment says whereto. Answers what sends the last of them. */
export async function startTracing(env: Record<string, string | undefined>): Promise<() => Promise<void>> {
  if (env.OTEL_SDK_DISABLED === 'true' || !wanted.some((name) => env[name])) return async () => {};
  const { NodeSDK } = await import('@opentelemetry/sdk-node');
  const sdk = new NodeSDK({ serviceName: env.OTEL_SERVICE_NAME || 'canto', instrumentations: [] });
  sdk.start();
  return () => sdk.shutdown().catch(() => {});
}

const tracer = trace.getTracer('canto');

export type SpanOptions = {
  kind: 'server' | 'internal';
  attributes: Record<string, string | number>;
  /** Headers by which a caller says which span this one belongs to. */
  carrier?: Record<string, string>;
};

/** Runs `work` in a span, which ends with it and says when it failed. */
export function inSpan<T>(name: string, options: SpanOptions, work: (span: Span) => Promise<T>): Promise<T> {
  const { kind, attributes, carrier } = options;
  const parent = carrier ? propagation.extract(context.active(), carrier) : context.active();
  const spanKind = kind === 'server' ? SpanKind.SERVER : SpanKind.INTERNAL;
  return tracer.startActiveSpan(name, { kind: spanKind, attributes }, parent, async (span) => {
    try {
      return await work(span);
    } catch (error) {
      span.recordException(error instanceof Error ? error : String(error));
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
}
