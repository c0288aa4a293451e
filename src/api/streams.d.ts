// Generated from openapi/ by `npm run generate`.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @example {
         *       "type": "CHAT_MESSAGE_ASSISTANT",
         *       "created_time": "2023-06-20T10:00:00Z",
         *       "payload": "Hello. Which hosts shall we look at?"
         *     }
         */
        AssistantChat: {
            /** Format: date-time */
            created_time: string;
            payload: string;
            /**
             * @description The access requests are of later 14.x; their payloads are unverified.
             * @enum {string}
             */
            type: "CHAT_MESSAGE_ASSISTANT" | "CHAT_MESSAGE_ERROR" | "ACCESS_REQUEST" | "ACCESS_REQUESTS" | "ACCESS_REQUESTS_DISPLAY";
        };
        /**
         * @description The payload is the text itself; the user interface of the snapshot expects an object with `content`. Accept both.
         * @example {
         *       "type": "CHAT_PARTIAL_MESSAGE_ASSISTANT",
         *       "created_time": "2023-06-20T10:00:05Z",
         *       "payload": "There are "
         *     }
         */
        AssistantPart: {
            /** Format: date-time */
            created_time: string;
            payload: string;
            /** @enum {string} */
            type: "CHAT_PARTIAL_MESSAGE_ASSISTANT" | "CHAT_PARTIAL_MESSAGE_ASSISTANT_FINALIZE";
        };
        /**
         * @example {
         *       "type": "CHAT_MESSAGE_PROGRESS_UPDATE",
         *       "created_time": "2023-06-20T10:00:04Z",
         *       "payload": "{\"action\":\"Embedding\",\"reasoning\":\"Looking for hosts\"}"
         *     }
         */
        AssistantProgress: {
            /** Format: date-time */
            created_time: string;
            payload: string;
            /** @constant */
            type: "CHAT_MESSAGE_PROGRESS_UPDATE";
        };
        /**
         * @example {
         *       "payload": "list files in /tmp on web-1"
         *     }
         */
        AssistantQuestion: {
            payload: string;
            /** @description Means something on later 14.x only (ACCESS_REQUEST_CREATED). */
            type?: string;
        };
        /**
         * @example {
         *       "type": "COMMAND",
         *       "created_time": "2023-06-20T10:00:05Z",
         *       "payload": "{\"command\":\"ls /tmp\",\"nodes\":[\"web-1\"]}"
         *     }
         */
        AssistantSuggestion: {
            /** Format: date-time */
            created_time: string;
            payload: string;
            /** @constant */
            type: "COMMAND";
        };
        /**
         * @description Standard alphabet, padded.
         * @example q83vEjRWeJCrze8SNFZ4kA==
         */
        Base64: string;
        /**
         * @description URL alphabet, never padded; anything else is refused with 400.
         * @example q83vEjRWeJCrze8SNFZ4kA
         */
        Base64Url: string;
        /**
         * @example {
         *       "node_id": "n1",
         *       "type": "stdout",
         *       "payload": "aGkK"
         *     }
         * @example {
         *       "node_id": "n2",
         *       "type": "teleport-error",
         *       "payload": "bm9kZSBpcyBvZmZsaW5l"
         *     }
         */
        CommandOutput: {
            /** @description Empty for a summary. */
            node_id: string;
            payload: string;
            /**
             * @description `summary` is of later 14.x: over all nodes, if their output is at most 2000 bytes.
             * @enum {string}
             */
            type: "stdout" | "stderr" | "teleport-error" | "summary";
        };
        /**
         * @example {
         *       "serviceName": "pg",
         *       "protocol": "postgres",
         *       "dbName": "app",
         *       "dbUser": "u",
         *       "dbRoles": []
         *     }
         */
        DatabaseExecRequest: {
            dbName: string;
            dbRoles: string[];
            dbUser: string;
            protocol: string;
            serviceName: string;
        };
        /**
         * @example {
         *       "message": "end"
         *     }
         */
        DesktopPlaybackEnd: {
            event?: never;
            /** @constant */
            message: "end";
        };
        /**
         * @example {
         *       "message": "error",
         *       "errorText": "server error"
         *     }
         */
        DesktopPlaybackError: {
            /** @description On 14.x `session not found` or `server error`. */
            errorText: string;
            event?: never;
            /** @constant */
            message: "error";
        };
        /**
         * @example {
         *       "action": "seek",
         *       "pos": 0
         *     }
         */
        DesktopPlaybackSeek: {
            /** @constant */
            action: "seek";
            /** @description Milliseconds. */
            pos: number;
        };
        /**
         * @example {
         *       "action": "speed",
         *       "speed": 0.5
         *     }
         */
        DesktopPlaybackSpeed: {
            /** @constant */
            action: "speed";
            /** @description Clamped to 0.25..16. */
            speed: number;
        };
        /**
         * @example {
         *       "action": "play/pause"
         *     }
         */
        DesktopPlaybackToggle: {
            /** @constant */
            action: "play/pause";
        };
        /**
         * @description A user without devices gets null and false (docs/protocol/auth-and-identity.md#12.2).
         * @example {
         *       "webauthn_challenge": null,
         *       "totp_challenge": true
         *     }
         * @example {
         *       "webauthn_challenge": {
         *         "publicKey": {
         *           "challenge": "q83vEjRWeJA=",
         *           "rpId": "proxy.example.com",
         *           "userVerification": "required"
         *         }
         *       },
         *       "totp_challenge": false,
         *       "sso_challenge": null
         *     }
         */
        MfaChallenge: {
            /** @description 18.x (docs/protocol/auth-and-identity.md#25.4). */
            sso_challenge?: components["schemas"]["MfaSsoChallenge"] | null;
            totp_challenge: boolean;
            webauthn_challenge: components["schemas"]["WebauthnAssertionOptions"] | null;
        };
        /**
         * @description 18.x; opened in a window that answers on a BroadcastChannel.
         * @example {
         *       "requestId": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
         *       "redirectUrl": "https://idp.example.com/mfa",
         *       "channelId": "1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed",
         *       "device": {
         *         "connectorId": "okta",
         *         "connectorType": "saml",
         *         "displayName": "Okta"
         *       }
         *     }
         */
        MfaSsoChallenge: {
            channelId: string;
            device: {
                connectorId: string;
                connectorType: string;
                displayName: string;
            };
            /** Format: uri */
            redirectUrl: string;
            requestId: string;
        };
        /**
         * @example {
         *       "kubeCluster": "k",
         *       "namespace": "default",
         *       "pod": "p",
         *       "container": "",
         *       "command": "sh",
         *       "isInteractive": true
         *     }
         */
        PodExecRequest: {
            command: string;
            /** @description Empty for the default one. */
            container: string;
            isInteractive: boolean;
            kubeCluster: string;
            namespace: string;
            pod: string;
        };
        /**
         * @example {
         *       "ei": 0,
         *       "event": "desktop.recording",
         *       "time": "2023-06-20T10:00:00Z",
         *       "message": "AQAAB4AAAAQ4",
         *       "ms": 0
         *     }
         */
        RecordedDesktopMessage: {
            ei?: number;
            /** @constant */
            event: "desktop.recording";
            /** @description A whole message, its type included; standard alphabet, padded. */
            message: string;
            /** @description Milliseconds since the start. */
            ms: number;
            /** Format: date-time */
            time?: string;
        };
        /**
         * @example {
         *       "type": "error",
         *       "data": {
         *         "error": "recording not found"
         *       }
         *     }
         */
        RecordingErrorFrame: {
            data: {
                error: string;
            };
            /** @constant */
            type: "error";
        };
        /**
         * @example {
         *       "type": "metadata",
         *       "data": {
         *         "duration": 60000,
         *         "startCols": 80,
         *         "startRows": 25,
         *         "startTime": 1687255200,
         *         "endTime": 1687255260,
         *         "clusterName": "example",
         *         "resourceName": "web-1",
         *         "user": "bob",
         *         "type": "ssh",
         *         "events": [
         *           {
         *             "type": "inactivity",
         *             "startTime": 10000,
         *             "endTime": 30000
         *           },
         *           {
         *             "type": "join",
         *             "user": "carol",
         *             "startTime": 40000,
         *             "endTime": 50000
         *           },
         *           {
         *             "type": "resize",
         *             "cols": 120,
         *             "rows": 40,
         *             "startTime": 45000,
         *             "endTime": 45000
         *           }
         *         ]
         *       }
         *     }
         */
        RecordingMetadataFrame: {
            data: {
                clusterName: string;
                /** @description Milliseconds. */
                duration: number;
                /** @description Unix seconds. */
                endTime: number;
                events: components["schemas"]["RecordingMoment"][] | null;
                resourceName?: string;
                startCols: number;
                startRows: number;
                /** @description Unix seconds. */
                startTime: number;
                /** @enum {string} */
                type: "ssh" | "k8s" | "unknown";
                user?: string;
            };
            /** @constant */
            type: "metadata";
        };
        /**
         * @description Offsets in milliseconds.
         * @example {
         *       "type": "inactivity",
         *       "startTime": 10000,
         *       "endTime": 30000
         *     }
         */
        RecordingMoment: {
            cols?: number;
            endTime: number;
            rows?: number;
            startTime: number;
            /** @enum {string} */
            type: "inactivity" | "join" | "resize";
            /** @description Who joined. */
            user?: string;
        };
        /**
         * @example {
         *       "svg": "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"690\" height=\"436\" font-size=\"14\" class=\"terminal\"><rect width=\"100%\" height=\"100%\" class=\"bg-default\"/><svg x=\"8.4\" y=\"8.4\"><text><tspan y=\"0.0\" dy=\"1em\"><tspan x=\"0.0\" class=\"fg-2 b\">hi</tspan></tspan></text></svg></svg>",
         *       "cols": 80,
         *       "rows": 25,
         *       "cursorX": 2,
         *       "cursorY": 0,
         *       "cursorVisible": true,
         *       "startOffset": 1000,
         *       "endOffset": 2000
         *     }
         */
        RecordingThumbnail: {
            cols: number;
            cursorVisible: boolean;
            /** @description From 0. */
            cursorX: number;
            /** @description From 0. */
            cursorY: number;
            /** @description Milliseconds. */
            endOffset: number;
            rows: number;
            /** @description Milliseconds. */
            startOffset: number;
            /** @description Styled by classes alone: without a style sheet, everything in it is black. Not to be trusted: only ever the source of an image. */
            svg: string;
        };
        /**
         * @example {
         *       "type": "thumbnail",
         *       "data": {
         *         "svg": "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"690\" height=\"436\" font-size=\"14\" class=\"terminal\"><rect width=\"100%\" height=\"100%\" class=\"bg-default\"/><svg x=\"8.4\" y=\"8.4\"><text><tspan y=\"0.0\" dy=\"1em\"><tspan x=\"0.0\" class=\"fg-2 b\">hi</tspan></tspan></text></svg></svg>",
         *         "cols": 80,
         *         "rows": 25,
         *         "cursorX": 2,
         *         "cursorY": 0,
         *         "cursorVisible": true,
         *         "startOffset": 0,
         *         "endOffset": 1000
         *       }
         *     }
         */
        RecordingThumbnailFrame: {
            data: components["schemas"]["RecordingThumbnail"];
            /** @constant */
            type: "thumbnail";
        };
        /**
         * @example {
         *       "node_id": "n1"
         *     }
         */
        StreamClosed: {
            node_id: string;
        };
        /**
         * @description Flat, keys sorted. `time` may be the zero time and `ei` 0 for what never entered the audit log.
         * @example {
         *       "event": "session.leave",
         *       "time": "0001-01-01T00:00:00Z",
         *       "ei": 0,
         *       "sid": "b2",
         *       "cluster_name": "example"
         *     }
         */
        StreamEvent: {
            "addr.remote"?: string;
            cluster_name: string;
            code?: string;
            ei: number;
            event: string;
            login?: string;
            server_hostname?: string;
            server_id?: string;
            sid: string;
            /** Format: date-time */
            time: string;
            user?: string;
        };
        /**
         * @example {
         *       "approvers": [],
         *       "cluster_name": "example",
         *       "download": true,
         *       "ei": 0,
         *       "event": "file_transfer_request",
         *       "filename": "",
         *       "location": "/tmp/a",
         *       "requestID": "0c0e1f6e-3f57-4d7b-9a43-0b8d3c4b5a69",
         *       "requester": "bob",
         *       "sid": "b2",
         *       "time": "0001-01-01T00:00:00Z"
         *     }
         */
        StreamFileTransfer: components["schemas"]["StreamEvent"] & {
            approvers: string[];
            download: boolean;
            /** @enum {unknown} */
            event?: "file_transfer_request" | "file_transfer_request_approve" | "file_transfer_request_deny";
            /** @description Empty for downloads. */
            filename: string;
            /** @description As sent on 14.x, cleaned by the node on 18.x. */
            location: string;
            requester: string;
            /** Format: uuid */
            requestID: string;
        };
        /**
         * @example {
         *       "event": "file_transfer_decision",
         *       "requestId": "r1",
         *       "approved": false
         *     }
         */
        StreamFileTransferDecision: {
            approved: boolean;
            /** @constant */
            event?: "file_transfer_decision";
            requestId: string;
        };
        /**
         * @example {
         *       "event": "file_transfer_request",
         *       "download": false,
         *       "location": "/tmp",
         *       "filename": "a.txt"
         *     }
         */
        StreamFileTransferRequest: {
            download: boolean;
            /** @constant */
            event?: "file_transfer_request";
            /** @description Uploads only. */
            filename?: string;
            location: string;
        };
        /**
         * @example {
         *       "ws": 12,
         *       "ssh": 34
         *     }
         */
        StreamLatency: {
            ssh: number;
            ws: number;
        };
        /**
         * @description The assertion itself for 14.x, `totp_code`, `webauthn_response` or `sso_response` (one of them, never empty) for 18.x.
         *     The assertion in both forms suits every version, because unknown keys are ignored.
         * @example {
         *       "id": "AQIDBA",
         *       "type": "public-key",
         *       "rawId": "AQIDBA",
         *       "response": {
         *         "authenticatorData": "SZYN5Y",
         *         "clientDataJSON": "eyJ0eXBl",
         *         "signature": "MEUCIQ",
         *         "userHandle": ""
         *       }
         *     }
         * @example {
         *       "webauthn_response": {
         *         "id": "AQIDBA",
         *         "type": "public-key",
         *         "rawId": "AQIDBA",
         *         "response": {
         *           "authenticatorData": "SZYN5Y",
         *           "clientDataJSON": "eyJ0eXBl",
         *           "signature": "MEUCIQ",
         *           "userHandle": ""
         *         }
         *       }
         *     }
         * @example {
         *       "totp_code": "123456"
         *     }
         * @example {
         *       "sso_response": {
         *         "requestId": "r1",
         *         "token": "t1"
         *       }
         *     }
         */
        StreamMfaAnswer: components["schemas"]["WebauthnAssertion"] | {
            webauthn_response: components["schemas"]["WebauthnAssertion"];
        } | {
            totp_code: string;
        } | {
            sso_response: {
                requestId: string;
                token: string;
            };
        };
        /**
         * @example {
         *       "event": "session.leave",
         *       "time": "2023-06-20T10:00:00Z",
         *       "ei": 0,
         *       "sid": "b2",
         *       "cluster_name": "example",
         *       "user": "bob"
         *     }
         */
        StreamParticipant: components["schemas"]["StreamEvent"] & {
            /** @enum {unknown} */
            event?: "session.join" | "session.leave";
        };
        /**
         * @example {
         *       "id": "p1",
         *       "remote_addr": "",
         *       "user": "bob",
         *       "server_id": "a1",
         *       "last_active": "2023-06-20T10:00:00Z"
         *     }
         */
        StreamParty: {
            /** @description 18.x only. */
            cluster?: string;
            id: string;
            /** Format: date-time */
            last_active: string;
            remote_addr: string;
            server_id: string;
            user: string;
        };
        /**
         * @description Only `size` counts. The 14.0 development proxy reads a map of strings and drops a payload that holds anything else;
         *     12.x and 18.x take numbers.
         * @example {
         *       "size": "80:25"
         *     }
         */
        StreamResize: {
            /** @constant */
            event?: "resize";
            height?: string | number;
            size: components["schemas"]["StreamSize"];
            width?: string | number;
        };
        /**
         * @example {
         *       "event": "resize",
         *       "code": "T2002I",
         *       "time": "2023-06-20T10:00:00Z",
         *       "ei": 0,
         *       "sid": "b2",
         *       "cluster_name": "example",
         *       "user": "bob",
         *       "size": "80:25"
         *     }
         */
        StreamResized: components["schemas"]["StreamEvent"] & {
            /** @constant */
            code?: "T2002I";
            /** @constant */
            event?: "resize";
            size: components["schemas"]["StreamSize"];
        };
        Streams: {
            "GET /v1/webapi/command/{cluster}/execute": {
                path: {
                    cluster: string;
                };
                query: {
                    access_token: string;
                    params: string;
                    traceparent?: string;
                };
                receives: {
                    close: string;
                    mfaAnswer: components["schemas"]["StreamMfaAnswer"];
                };
                sends: {
                    closed: string | components["schemas"]["StreamClosed"];
                    mfaChallenge: components["schemas"]["MfaChallenge"];
                    nodeOutput: components["schemas"]["CommandOutput"];
                    session: components["schemas"]["StreamSession"];
                };
            };
            "GET /v1/webapi/sites/{cluster}/assistant": {
                path: {
                    cluster: string;
                };
                query: {
                    access_token: string;
                    conversation_id: string;
                };
                receives: {
                    question: components["schemas"]["AssistantQuestion"];
                };
                sends: {
                    chat: components["schemas"]["AssistantChat"];
                    part: components["schemas"]["AssistantPart"];
                    progress: components["schemas"]["AssistantProgress"];
                    suggestion: components["schemas"]["AssistantSuggestion"];
                };
            };
            "GET /v1/webapi/sites/{cluster}/connect": {
                path: {
                    cluster: string;
                };
                query: {
                    access_token: string;
                    params: string;
                    traceparent?: string;
                };
                receives: {
                    close: string;
                    fileTransferDecision: components["schemas"]["StreamFileTransferDecision"];
                    fileTransferRequest: components["schemas"]["StreamFileTransferRequest"];
                    input: string;
                    mfaAnswer: components["schemas"]["StreamMfaAnswer"];
                    resize: components["schemas"]["StreamResize"];
                };
                sends: {
                    closed: string | components["schemas"]["StreamClosed"];
                    fileTransfer: components["schemas"]["StreamFileTransfer"];
                    mfaChallenge: components["schemas"]["MfaChallenge"];
                    output: string;
                    participant: components["schemas"]["StreamParticipant"];
                    resized: components["schemas"]["StreamResized"];
                    session: components["schemas"]["StreamSession"];
                };
            };
            "GET /v1/webapi/sites/{cluster}/connect/ws": {
                path: {
                    cluster: string;
                };
                query: {
                    params: string;
                    traceparent?: string;
                };
                receives: {
                    close: string;
                    fileTransferDecision: components["schemas"]["StreamFileTransferDecision"];
                    fileTransferRequest: components["schemas"]["StreamFileTransferRequest"];
                    input: string;
                    mfaAnswer: components["schemas"]["StreamMfaAnswer"];
                    resize: components["schemas"]["StreamResize"];
                    token: components["schemas"]["StreamToken"];
                };
                sends: {
                    closed: string | components["schemas"]["StreamClosed"];
                    error: string;
                    fileTransfer: components["schemas"]["StreamFileTransfer"];
                    latency: components["schemas"]["StreamLatency"];
                    mfaChallenge: components["schemas"]["MfaChallenge"];
                    output: string;
                    participant: components["schemas"]["StreamParticipant"];
                    resized: components["schemas"]["StreamResized"];
                    session: components["schemas"]["StreamSession"];
                    tokenAnswer: components["schemas"]["StreamTokenAnswer"];
                };
            };
            "GET /v1/webapi/sites/{cluster}/db/exec/ws": {
                path: {
                    cluster: string;
                };
                query: {
                    params: string;
                    traceparent?: string;
                };
                receives: {
                    databaseRequest: components["schemas"]["DatabaseExecRequest"];
                    input: string;
                    mfaAnswer: components["schemas"]["StreamMfaAnswer"];
                    resize: components["schemas"]["StreamResize"];
                    token: components["schemas"]["StreamToken"];
                };
                sends: {
                    databaseSession: components["schemas"]["StreamSession"];
                    error: string;
                    mfaChallenge: components["schemas"]["MfaChallenge"];
                    output: string;
                    tokenAnswer: components["schemas"]["StreamTokenAnswer"];
                };
            };
            "GET /v1/webapi/sites/{cluster}/desktopplayback/{sid}": {
                path: {
                    cluster: string;
                    sid: string;
                };
                query: {
                    access_token: string;
                };
                receives: {
                    speed: components["schemas"]["DesktopPlaybackSpeed"];
                    toggle: components["schemas"]["DesktopPlaybackToggle"];
                };
                sends: {
                    end: components["schemas"]["DesktopPlaybackEnd"];
                    failed: components["schemas"]["DesktopPlaybackError"];
                    recorded: components["schemas"]["RecordedDesktopMessage"];
                };
            };
            "GET /v1/webapi/sites/{cluster}/desktopplayback/{sid}/ws": {
                path: {
                    cluster: string;
                    sid: string;
                };
                query: Record<string, never>;
                receives: {
                    seek: components["schemas"]["DesktopPlaybackSeek"];
                    speed: components["schemas"]["DesktopPlaybackSpeed"];
                    toggle: components["schemas"]["DesktopPlaybackToggle"];
                    token: components["schemas"]["StreamToken"];
                };
                sends: {
                    end: components["schemas"]["DesktopPlaybackEnd"];
                    failed: components["schemas"]["DesktopPlaybackError"];
                    recorded: components["schemas"]["RecordedDesktopMessage"];
                    tokenAnswer: components["schemas"]["StreamTokenAnswer"];
                };
            };
            "GET /v1/webapi/sites/{cluster}/desktops/{desktop}/connect": {
                path: {
                    cluster: string;
                    desktop: string;
                };
                query: {
                    access_token: string;
                    height: number;
                    /** @description The Windows login. */
                    username: string;
                    width: number;
                };
                receives: {
                    /** Format: binary */
                    clipboard: Uint8Array;
                    /** Format: binary */
                    desktopMfa: Uint8Array;
                    /** Format: binary */
                    keyboardButton: Uint8Array;
                    /** Format: binary */
                    mouseButton: Uint8Array;
                    /** Format: binary */
                    mouseMove: Uint8Array;
                    /** Format: binary */
                    mouseWheel: Uint8Array;
                    /** Format: binary */
                    screenSpec: Uint8Array;
                    /** Format: binary */
                    shareAnnounce: Uint8Array;
                    /** Format: binary */
                    shareCreateResponse: Uint8Array;
                    /** Format: binary */
                    shareDeleteResponse: Uint8Array;
                    /** Format: binary */
                    shareInfoResponse: Uint8Array;
                    /** Format: binary */
                    shareListResponse: Uint8Array;
                    /** Format: binary */
                    shareMoveResponse: Uint8Array;
                    /** Format: binary */
                    shareReadResponse: Uint8Array;
                    /** Format: binary */
                    shareWriteResponse: Uint8Array;
                };
                sends: {
                    /** Format: binary */
                    clipboard: Uint8Array;
                    /** Format: binary */
                    desktopError: Uint8Array;
                    /** Format: binary */
                    desktopMfa: Uint8Array;
                    /** Format: binary */
                    notification: Uint8Array;
                    /** Format: binary */
                    png2Frame: Uint8Array;
                    /** Format: binary */
                    shareAcknowledge: Uint8Array;
                    /** Format: binary */
                    shareCreateRequest: Uint8Array;
                    /** Format: binary */
                    shareDeleteRequest: Uint8Array;
                    /** Format: binary */
                    shareInfoRequest: Uint8Array;
                    /** Format: binary */
                    shareListRequest: Uint8Array;
                    /** Format: binary */
                    shareMoveRequest: Uint8Array;
                    /** Format: binary */
                    shareReadRequest: Uint8Array;
                    /** Format: binary */
                    shareWriteRequest: Uint8Array;
                };
            };
            "GET /v1/webapi/sites/{cluster}/desktops/{desktop}/connect/ws": {
                path: {
                    cluster: string;
                    desktop: string;
                };
                query: {
                    username: string;
                };
                receives: {
                    /** Format: binary */
                    clipboard: Uint8Array;
                    /** Format: binary */
                    desktopMfa: Uint8Array;
                    /** Format: binary */
                    keyboardButton: Uint8Array;
                    /** Format: binary */
                    keyboardLayout: Uint8Array;
                    /** Format: binary */
                    mouseButton: Uint8Array;
                    /** Format: binary */
                    mouseMove: Uint8Array;
                    /** Format: binary */
                    mouseWheel: Uint8Array;
                    /** Format: binary */
                    rdpResponse: Uint8Array;
                    /** Format: binary */
                    screenSpec: Uint8Array;
                    /** Format: binary */
                    shareAnnounce: Uint8Array;
                    /** Format: binary */
                    shareCreateResponse: Uint8Array;
                    /** Format: binary */
                    shareDeleteResponse: Uint8Array;
                    /** Format: binary */
                    shareInfoResponse: Uint8Array;
                    /** Format: binary */
                    shareListResponse: Uint8Array;
                    /** Format: binary */
                    shareMoveResponse: Uint8Array;
                    /** Format: binary */
                    shareReadResponse: Uint8Array;
                    /** Format: binary */
                    shareTruncateResponse: Uint8Array;
                    /** Format: binary */
                    shareWriteResponse: Uint8Array;
                    /** Format: binary */
                    syncKeys: Uint8Array;
                    token: components["schemas"]["StreamToken"];
                };
                sends: {
                    /** Format: binary */
                    activated: Uint8Array;
                    /** Format: binary */
                    clipboard: Uint8Array;
                    /** Format: binary */
                    desktopError: Uint8Array;
                    /** Format: binary */
                    desktopMfa: Uint8Array;
                    /** Format: binary */
                    fastPath: Uint8Array;
                    /** Format: binary */
                    latencyStats: Uint8Array;
                    /** Format: binary */
                    notification: Uint8Array;
                    /** Format: binary */
                    shareAcknowledge: Uint8Array;
                    /** Format: binary */
                    shareCreateRequest: Uint8Array;
                    /** Format: binary */
                    shareDeleteRequest: Uint8Array;
                    /** Format: binary */
                    shareInfoRequest: Uint8Array;
                    /** Format: binary */
                    shareListRequest: Uint8Array;
                    /** Format: binary */
                    shareMoveRequest: Uint8Array;
                    /** Format: binary */
                    shareReadRequest: Uint8Array;
                    /** Format: binary */
                    shareTruncateRequest: Uint8Array;
                    /** Format: binary */
                    shareWriteRequest: Uint8Array;
                    tokenAnswer: components["schemas"]["StreamTokenAnswer"];
                };
            };
            "GET /v1/webapi/sites/{cluster}/kube/exec/ws": {
                path: {
                    cluster: string;
                };
                query: {
                    params: string;
                    traceparent?: string;
                };
                receives: {
                    input: string;
                    mfaAnswer: components["schemas"]["StreamMfaAnswer"];
                    podExecRequest: components["schemas"]["PodExecRequest"];
                    resize: components["schemas"]["StreamResize"];
                    token: components["schemas"]["StreamToken"];
                };
                sends: {
                    closed: string | components["schemas"]["StreamClosed"];
                    error: string;
                    mfaChallenge: components["schemas"]["MfaChallenge"];
                    output: string;
                    session: components["schemas"]["StreamSession"];
                    tokenAnswer: components["schemas"]["StreamTokenAnswer"];
                };
            };
            "GET /v1/webapi/sites/{cluster}/sessionrecording/{sid}/metadata/ws": {
                path: {
                    cluster: string;
                    sid: string;
                };
                query: Record<string, never>;
                receives: {
                    token: components["schemas"]["StreamToken"];
                };
                sends: {
                    metadata: components["schemas"]["RecordingMetadataFrame"];
                    metadataError: components["schemas"]["RecordingErrorFrame"];
                    thumbnail: components["schemas"]["RecordingThumbnailFrame"];
                    tokenAnswer: components["schemas"]["StreamTokenAnswer"];
                };
            };
            "GET /v1/webapi/sites/{cluster}/sessionrecording/{sid}/playback/ws": {
                path: {
                    cluster: string;
                    sid: string;
                };
                query: Record<string, never>;
                receives: {
                    /** Format: binary */
                    fetch: Uint8Array;
                    token: components["schemas"]["StreamToken"];
                };
                sends: {
                    /** Format: binary */
                    batch: Uint8Array;
                    /** Format: binary */
                    fetchError: Uint8Array;
                    /** Format: binary */
                    print: Uint8Array;
                    /** Format: binary */
                    screen: Uint8Array;
                    /** Format: binary */
                    sessionEnd: Uint8Array;
                    /** Format: binary */
                    sessionStart: Uint8Array;
                    /** Format: binary */
                    sizeChange: Uint8Array;
                    /** Format: binary */
                    start: Uint8Array;
                    /** Format: binary */
                    stop: Uint8Array;
                    tokenAnswer: components["schemas"]["StreamTokenAnswer"];
                };
            };
            "GET /v1/webapi/sites/{cluster}/ttyplayback/{sid}": {
                path: {
                    cluster: string;
                    sid: string;
                };
                query: {
                    access_token: string;
                };
                receives: {
                    /** Format: binary */
                    playPause: Uint8Array;
                    /** Format: binary */
                    playSeek: Uint8Array;
                };
                sends: {
                    /** Format: binary */
                    played: Uint8Array;
                    /** Format: binary */
                    playError: Uint8Array;
                    /** Format: binary */
                    playResize: Uint8Array;
                };
            };
        };
        /**
         * @example {
         *       "session": {
         *         "kind": "ssh",
         *         "id": "1c3a2b4e-0d5f-4a6b-8c7d-9e0f1a2b3c4d",
         *         "namespace": "default",
         *         "parties": [
         *           {
         *             "id": "p1",
         *             "remote_addr": "",
         *             "user": "bob",
         *             "server_id": "a1",
         *             "last_active": "2023-06-20T10:00:00Z"
         *           }
         *         ],
         *         "terminal_params": {
         *           "w": 80,
         *           "h": 25
         *         },
         *         "login": "root",
         *         "created": "2023-06-20T10:00:00Z",
         *         "last_active": "2023-06-20T10:00:00Z",
         *         "server_id": "a1",
         *         "server_hostname": "web-1",
         *         "server_hostport": 0,
         *         "server_addr": "a1",
         *         "cluster_name": "example",
         *         "kubernetes_cluster_name": "",
         *         "desktop_name": "",
         *         "database_name": "",
         *         "app_name": "",
         *         "owner": "bob",
         *         "moderated": false
         *       }
         *     }
         */
        StreamSession: {
            session: components["schemas"]["StreamSessionAbout"];
        };
        /**
         * @description Every key is always there on 14.x. For a new session `parties` is null, the size 0 by 0 and `server_addr` empty; for a
         *     join the size is a constant 80 by 25 and `server_addr` the id again. A joined pod fills only `kind`, `id`, `login`,
         *     `kubernetes_cluster_name` and `server_hostname`, a database only `cluster_name`; in the command stream `kind` is empty.
         * @example {
         *       "kind": "ssh",
         *       "id": "1c3a2b4e-0d5f-4a6b-8c7d-9e0f1a2b3c4d",
         *       "namespace": "default",
         *       "parties": [
         *         {
         *           "id": "p1",
         *           "remote_addr": "",
         *           "user": "bob",
         *           "server_id": "a1",
         *           "last_active": "2023-06-20T10:00:00Z"
         *         }
         *       ],
         *       "terminal_params": {
         *         "w": 80,
         *         "h": 25
         *       },
         *       "login": "root",
         *       "created": "2023-06-20T10:00:00Z",
         *       "last_active": "2023-06-20T10:00:00Z",
         *       "server_id": "a1",
         *       "server_hostname": "web-1",
         *       "server_hostport": 0,
         *       "server_addr": "a1",
         *       "cluster_name": "example",
         *       "kubernetes_cluster_name": "",
         *       "desktop_name": "",
         *       "database_name": "",
         *       "app_name": "",
         *       "owner": "bob",
         *       "moderated": false
         *     }
         */
        StreamSessionAbout: {
            app_name: string;
            cluster_name: string;
            /** @description 18.x only. */
            command?: string;
            /** Format: date-time */
            created: string;
            database_name: string;
            desktop_name: string;
            id: string;
            /** @enum {string} */
            kind: "ssh" | "k8s" | "db" | "app" | "desktop" | "";
            kubernetes_cluster_name: string;
            /** Format: date-time */
            last_active: string;
            login: string;
            moderated: boolean;
            namespace: string;
            owner: string;
            parties: components["schemas"]["StreamParty"][] | null;
            server_addr: string;
            server_hostname: string;
            /** @description 0 unless the client named a port. */
            server_hostport: number;
            server_id: string;
            terminal_params: {
                h: number;
                w: number;
            };
        };
        /**
         * @description Columns and rows.
         * @example 80:25
         */
        StreamSize: string;
        /**
         * @example {
         *       "token": "4f1c0d9ea2"
         *     }
         */
        StreamToken: {
            token: string;
        };
        /**
         * @example {
         *       "type": "create_session_response",
         *       "status": "ok"
         *     }
         */
        StreamTokenAnswer: {
            message?: string;
            /** @enum {string} */
            status: "ok" | "error";
            /** @constant */
            type: "create_session_response";
        };
        /**
         * @description The reply of a key one has; `rawId` counts, `id` is ignored (docs/protocol/auth-and-identity.md#12.3).
         * @example {
         *       "id": "AQIDBA",
         *       "rawId": "AQIDBA",
         *       "type": "public-key",
         *       "extensions": {
         *         "appid": false
         *       },
         *       "response": {
         *         "authenticatorData": "SZYN5Y",
         *         "clientDataJSON": "eyJ0eXBl",
         *         "signature": "MEUCIQ",
         *         "userHandle": ""
         *       }
         *     }
         */
        WebauthnAssertion: {
            extensions?: {
                appid?: boolean;
            };
            id: components["schemas"]["Base64Url"];
            rawId: components["schemas"]["Base64Url"];
            response: {
                authenticatorData: components["schemas"]["Base64Url"];
                clientDataJSON: components["schemas"]["Base64Url"];
                signature: components["schemas"]["Base64Url"];
                /** @description Names the user when passwordless; may be empty or null otherwise. */
                userHandle?: components["schemas"]["Base64Url"] | null;
            };
            /** @constant */
            type: "public-key";
        };
        /**
         * @description What navigator.credentials.get is asked, in JSON (docs/protocol/auth-and-identity.md#12.2).
         * @example {
         *       "publicKey": {
         *         "challenge": "q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA=",
         *         "timeout": 300000,
         *         "rpId": "proxy.example.com",
         *         "allowCredentials": [
         *           {
         *             "type": "public-key",
         *             "id": "AQIDBA=="
         *           }
         *         ],
         *         "userVerification": "discouraged",
         *         "extensions": {
         *           "appid": "https://proxy.example.com"
         *         }
         *       }
         *     }
         */
        WebauthnAssertionOptions: {
            publicKey: {
                /** @description Omitted for passwordless. */
                allowCredentials?: components["schemas"]["WebauthnCredential"][];
                challenge: components["schemas"]["Base64"];
                extensions?: {
                    appid?: string;
                };
                rpId: string;
                /** @description Milliseconds. */
                timeout?: number;
                /** @enum {string} */
                userVerification?: "discouraged" | "preferred" | "required";
            };
        };
        /**
         * @example {
         *       "type": "public-key",
         *       "id": "AQIDBA=="
         *     }
         */
        WebauthnCredential: {
            id: components["schemas"]["Base64"];
            /** @constant */
            type: "public-key";
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
