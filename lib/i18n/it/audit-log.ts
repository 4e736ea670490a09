import type { AuditAction, AuditOutcome } from "@/lib/features/audit/rules";

const actions = {
  gate_first_step: "Richiesta di accesso",
  gate_code: "Inserimento del codice",
  gate_closed: "Uscita dal pannello",
  list_users: "Elenco degli utenti",
  list_feedback: "Lettura dei feedback",
  list_deletion_requests: "Lettura delle richieste di cancellazione",
  export_audit: "Esportazione del registro",
  set_pro: "Stato Pro",
  set_hearts: "Cuori",
  reset_user: "Reset dell’utente",
  delete_user: "Eliminazione dell’account",
  parent_consented: "Sì di un genitore",
  parent_withdrew: "Consenso ritirato da un genitore",
  parent_changed_settings: "Scelte cambiate da un genitore",
  parent_asked_deletion: "Cancellazione chiesta da un genitore",
  parent_changed_pro: "Pro cambiato da un genitore",
  answer_feedback: "Risposta a un feedback",
  read_user: "Scheda di un utente",
} satisfies Record<AuditAction, string>;

const outcomes = {
  ok: "Riuscita",
  refused: "Rifiutata",
  blocked: "Bloccata",
  error: "Errore",
} satisfies Record<AuditOutcome, string>;

/** The audit log in the secure panel. */
export const auditLog = {
  title: "Registro delle azioni",
  intro: "Ogni accesso ai pannelli e ogni azione. Nessuna voce si può modificare o togliere.",
  loading: "Carico il registro…",
  loadFailed: "Impossibile caricare il registro",
  all: "Tutte le voci, dalla più recente",
  matching: (chosen: string[]) => `Solo: ${chosen.join(" · ")}`,
  shown: (entries: number) => (entries === 1 ? "1 voce mostrata" : `${entries} voci mostrate`),
  empty: "Nessuna voce",
  emptyFiltered: "Nessuna voce corrisponde ai filtri",

  columns: {
    number: "Numero",
    at: "Data e ora",
    actor: "Chi",
    action: "Che cosa",
    target: "Su chi",
    outcome: "Esito",
    ip: "Da dove",
    details: "Dettagli",
  },
  none: "–",
  target: (nickname: string, id: number) => `${nickname} (utente ${id})`,
  erasedTarget: (id: number) => `utente ${id} (eliminato)`,
  user: (id: string) => `Utente ${id}`,
  stranger: (mark: string) => `Indirizzo non autorizzato (${mark})`,
  panels: { system: "Pannello di sistema", secure: "Pannello sicuro" },

  /** Names of details; one without a name is written as it is. */
  details: {
    isPro: "Pro",
    hasManualPro: "Pro attivato a mano",
    hearts: "Cuori",
    level: "Livello",
    xp: "XP",
    messagesCount: "Messaggi",
    homeworkUploadsCount: "Foto",
    remainingAttempts: "Tentativi rimasti",
    failures: "Tentativi falliti",
    until: "Fino al",
    byUnlockingCode: "Con il codice di sblocco",
    isErased: "Eliminato",
    code: "Motivo",
    rows: "Righe lette",
    isSearch: "Con una ricerca",
    filter: "Filtro",
    action: "Azione",
    outcome: "Esito",
    userId: "Utente",
  } as Partial<Record<string, string>>,
  /** What the values of some of them mean. */
  values: {
    action: actions,
    outcome: outcomes,
    filter: {
      pro: "con Pro",
      expired: "Pro scaduto",
      unverified: "email non verificata",
      no_hearts: "0 cuori",
    },
    code: {
      CONFLICT: "non è permesso per questo utente",
      NOT_FOUND: "l’utente non c’è",
      INTERNAL: "guasto del server",
      UNAVAILABLE: "il database non risponde",
    },
  } as Partial<Record<string, Partial<Record<string, string>>>>,
  yes: "sì",
  no: "no",
  change: (name: string, before: string, after: string) => `${name}: ${before} → ${after}`,
  detail: (name: string, value: string) => `${name}: ${value}`,

  actions,
  outcomes,

  filter: {
    title: "Filtri",
    open: (active: number) => (active > 0 ? `Filtra (${active})` : "Filtra"),
    action: "Azione",
    outcome: "Esito",
    userId: "ID dell’utente",
    allActions: "Tutte le azioni",
    allOutcomes: "Tutti",
    clear: "Togli i filtri",
    badUserId: "Scrivi un numero, per esempio 12.",
  },

  chain: {
    checking: "Controllo dell’integrità del registro…",
    intact: (entries: number) =>
      entries === 1
        ? "Il registro è integro: 1 voce verificata."
        : `Il registro è integro: ${entries} voci verificate.`,
    broken: (at: number | null) =>
      at === null
        ? "Il registro è stato alterato."
        : `Il registro è stato alterato a partire dalla voce ${at}.`,
    brokenHint: "Non fidarti di ciò che segue: esporta il registro e avvisa chi gestisce il server.",
    lastHash: "Impronta:",
    copy: "Copia",
    copied: "Impronta copiata",
    notCopied: "Il browser non lascia copiare: eccola intera",
    failed: "Impossibile verificare il registro",
    check: "Verifica di nuovo",
    checkShort: "Verifica",
  },

  exporting: {
    button: "Esporta in CSV",
    doneTitle: "Registro esportato",
    done: (fileName: string) => `Lo trovi tra i download, nel file ${fileName}.`,
    failed: "Impossibile esportare il registro",
  },
};
