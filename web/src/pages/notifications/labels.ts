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
  turn: () => t("notifications-turn"),
  reminder: () => t("notifications-reminder"),
  request: () => t("notifications-request"),
  message: () => t("notifications-message"),
  over: () => t("notifications-over"),
  rematch: () => t("notifications-rematch"),
};

const services: Record<Service, () => string> = {
  discord: () => "Discord",
  slack: () => "Slack",
  telegram: () => "Telegram",
  json: () => t("notifications-json"),
};

const contactKinds: Record<ContactView["kind"], () => string> = {
  email: () => t("notifications-email"),
  push: () => t("notifications-browser"),
  channel: () => t("notifications-channel"),
};

export const notificationKindName = (kind: NotificationKind) => kinds[kind]();
export const serviceName = (service: Service) => services[service]();
export const contactKindName = (contact: ContactView) =>
  contact.service ? serviceName(contact.service) : contactKinds[contact.kind]();
