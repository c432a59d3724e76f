// Labels of the notification API's words in the reader's language.
import type { ContactView } from "../../lib/api";
import { t } from "../../lib/i18n.svelte";

export type NotificationKind = ContactView["wants"][number];
export type Service = NonNullable<ContactView["service"]>;

export const KINDS: readonly NotificationKind[] = [
  "turn",
  "reminder",
  "request",
  "message",
  "over",
  "rematch",
];
export const SERVICES: readonly Service[] = ["discord", "slack", "telegram", "json"];

const kinds: Record<NotificationKind, () => string> = {
  turn: () => t("notices-turn"),
  reminder: () => t("notices-reminder"),
  request: () => t("notices-request"),
  message: () => t("notices-message"),
  over: () => t("notices-over"),
  rematch: () => t("notices-rematch"),
};

const services: Record<Service, () => string> = {
  discord: () => "Discord",
  slack: () => "Slack",
  telegram: () => "Telegram",
  json: () => t("notices-json"),
};

const contactKinds: Record<ContactView["kind"], () => string> = {
  email: () => t("notices-email"),
  push: () => t("notices-browser"),
  channel: () => t("notices-channel"),
};

export const notificationKindName = (kind: NotificationKind) => kinds[kind]();
export const serviceName = (service: Service) => services[service]();
export const contactKindName = (contact: ContactView) =>
  contact.service ? serviceName(contact.service) : contactKinds[contact.kind]();
