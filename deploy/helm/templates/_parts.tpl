{{- define "canto.labels" -}}
app.kubernetes.io/name: canto
app.kubernetes.io/instance: {{ .Release.Name }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
{{- end -}}

{{- define "canto.image" -}}
image: {{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}
imagePullPolicy: {{ .Values.image.pullPolicy }}
{{- end -}}

{{- define "canto.pod" -}}
automountServiceAccountToken: false
terminationGracePeriodSeconds: 35
securityContext:
  runAsNonRoot: true
  runAsUser: 1000
  runAsGroup: 1000
  fsGroup: 1000
  seccompProfile: { type: RuntimeDefault }
volumes:
  - { name: data, emptyDir: {} }
  - { name: tmp, emptyDir: {} }
{{- with .Values.image.pullSecrets }}
imagePullSecrets:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- end -}}

{{- define "canto.container" -}}
securityContext:
  readOnlyRootFilesystem: true
  allowPrivilegeEscalation: false
  capabilities: { drop: [ALL] }
volumeMounts:
  - { name: data, mountPath: /data }
  - { name: tmp, mountPath: /tmp }
envFrom:
  - secretRef: { name: {{ .Values.secret }} }
{{- end -}}

{{- /* Without these two no process starts: each would sign with a secret of its own, or keep its rows in a folder that goes with it. */ -}}
{{- define "canto.secrets" -}}
- name: AUTH_SECRET
  valueFrom: { secretKeyRef: { name: {{ .Values.secret }}, key: AUTH_SECRET } }
- name: DATABASE_URL
  valueFrom: { secretKeyRef: { name: {{ .Values.secret }}, key: DATABASE_URL } }
{{- end -}}

{{- define "canto.probes" -}}
startupProbe:
  httpGet: { path: /api/health, port: http }
  periodSeconds: 2
  failureThreshold: 90
livenessProbe:
  httpGet: { path: /api/health, port: http }
  periodSeconds: 15
  timeoutSeconds: 5
readinessProbe:
  httpGet: { path: /api/ready, port: http }
  periodSeconds: 5
  timeoutSeconds: 5
{{- end -}}
