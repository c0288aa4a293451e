{{- define "postern.fullname" -}}
{{- if contains .Chart.Name .Release.Name -}}
{{- .Release.Name | trunc 63 | trimSuffix "-" -}}
{{- else -}}
{{- printf "%s-%s" .Release.Name .Chart.Name | trunc 63 | trimSuffix "-" -}}
{{- end -}}
{{- end -}}

{{- define "postern.selectorLabels" -}}
app.kubernetes.io/name: {{ .Chart.Name }}
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end -}}

{{- define "postern.labels" -}}
helm.sh/chart: {{ printf "%s-%s" .Chart.Name .Chart.Version | replace "+" "_" }}
{{ include "postern.selectorLabels" . }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
{{- end -}}

{{- /* The configuration file: the values of config, without empty texts and lists, and the settings of the chart. */ -}}
{{- define "postern.config" -}}
{{- $config := dict -}}
{{- range $name, $value := .Values.config -}}
{{- if or $value (kindIs "float64" $value) -}}
{{- $_ := set $config $name $value -}}
{{- end -}}
{{- end -}}
{{- $_ := set $config "port" 3080 -}}
{{- if .Values.ingress.enabled -}}
{{- $_ := set $config "allowed-host" (concat (get .Values.config "allowed-host") .Values.ingress.hosts | uniq) -}}
{{- end -}}
{{- if .Values.tls.secretName -}}
{{- $_ := set $config "tls-key" "/etc/postern/tls/tls.key" -}}
{{- $_ := set $config "tls-cert" "/etc/postern/tls/tls.crt" -}}
{{- end -}}
{{- toYaml $config -}}
{{- end -}}

{{- /* The port of the proxy, for the network policy. */ -}}
{{- define "postern.proxyPort" -}}
{{- $url := urlParse .Values.config.proxy -}}
{{- $port := regexFind ":[0-9]+$" $url.host | trimPrefix ":" -}}
{{- .Values.networkPolicy.proxyPort | default $port | default (eq $url.scheme "http" | ternary "80" "443") -}}
{{- end -}}

{{- /* Stops with one sentence if values do not fit together. */ -}}
{{- define "postern.checkValues" -}}
{{- if not .Values.config.proxy -}}
{{- if not .Values.config.scenario -}}
{{- fail "Set config.proxy to the address of your proxy. To try the mock proxy, set config.scenario=default and replicaCount=1." -}}
{{- end -}}
{{- if gt (int .Values.replicaCount) 1 -}}
{{- fail "The mock proxy needs replicaCount=1, because each pod has its own data." -}}
{{- end -}}
{{- end -}}
{{- if .Values.ingress.enabled -}}
{{- if not .Values.ingress.hosts -}}
{{- fail "Set ingress.hosts to the names that users open." -}}
{{- end -}}
{{- if not (index .Values.config "trusted-proxy") -}}
{{- fail "Set config.trusted-proxy to the addresses of the ingress controller, such as 10.0.0.0/8." -}}
{{- end -}}
{{- end -}}
{{- end -}}
